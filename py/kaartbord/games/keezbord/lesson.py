"""The lesson of Keezbord: a pawn from the yard to its home, and what each card does."""

from ...lessons.lesson import Lesson, Step

STEPS = (
    Step(
        "goal",
        "keezbord 4 | pawns - - - - / 20 - - - / 30 - - - / 40 - - - | hands Kd Ah 6s 9c / Jc 5h "
        "7s Qd / Qs Ts Ac 8d / 5s 2s 3d 3s | played 7h 9s Kc 7c | dealer 3 deals 1 turn 0",
    ),
    Step("enter", meant=("seat 0 play Kd", "seat 0 play Ah")),
    Step(
        "walk",
        "keezbord 4 | pawns 0 - - - / 20 - - - / 10 - - - / - - - - | hands Qh 6s 2h / Jh 5h 7s / "
        "Qd Jd 9d / Ah 8d 5s | played Ad 3d 3s 7h 9s Jc 7c 2d | dealer 3 deals 1 turn 0",
        meant=("seat 0 play Qh",),
    ),
    Step(
        "hit",
        "keezbord 4 | pawns 20 - - - / 9 - - - / 60 - - - / 6 - - - | hands 5h 8c Td / Jc 5s 6d / "
        "Qd Qs 9d / Ah 8d 4d | played Ad 3c 2d 7s 9s Jd 7h 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 5h",),
    ),
    Step(
        "start",
        "keezbord 4 | pawns 12 - - - / 0 - - - / 20 - - - / 5 - - - | hands 3h 6c 9d / Jc 5h 7s / "
        "Qd Qs Ts / Ah 8d 5s | played Ad 3d 2d 7h 9s Jd 7c 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 3h",),
    ),
    Step(
        "home",
        "keezbord 4 | pawns 62 h3 - - / 27 - - - / 20 - - - / 7 - - - | hands 3h 2c 5d / Jc 5c 7h "
        "/ Qd Qs Ts / Ah 9s 5h | played Ad 4s 3s 7c 9h Jd 7d 2d | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 3h",),
    ),
    Step(
        "four",
        "keezbord 4 | pawns 2 - - - / 27 - - - / 20 - - - / 9 - - - | hands 4h 9c 5d / Jc 5h 7s / "
        "Qd Qs Ts / Ah 8d 5s | played Ad 3c 2d 7h 9s Jd 7c 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 4h",),
    ),
    Step(
        "jack",
        "keezbord 4 | pawns 5 - - - / 42 20 - - / 10 - - - / 0 - - - | hands Jh 9c 2d / Jc 5h 6d "
        "/ Qd Qs 9d / Ah 8c 5s | played Ad 3d 3s 7s 8d Jd 7h 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play Jh 0>58",),
    ),
    Step(
        "seven",
        "keezbord 4 | pawns 61 20 - - / 8 - - - / 20 - - - / 5 - - - | hands 7h 9c Qd / Jh 5s 6c "
        "/ Qc Jd 9d / Ah 8c 4d | played Ad 3c 2d 6d 8d Jc 7s 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 7h 0>64 1>24",),
    ),
    Step(
        "forced",
        "keezbord 4 | pawns 57 62 h4 - / 5 - - - / 20 - - - / 5 - - - | hands 5h Qc Td / Jh 5s 6d "
        "/ Qd Jd 9c / Ah 8c 4d | played Ad 3c 2d 7s 8d Jc 7h 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 5h",),
    ),
    Step(
        "stuck",
        "keezbord 4 | pawns - - - h4 / 5 - - - / 20 - - - / 5 - - - | hands 5h Qc Td / Jh 5s 6d / "
        "Qd Jd 9c / Ah 8c 4d | played Ad 3c 2d 7s 8d Jc 7h 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 discard",),
    ),
    Step(
        "partner",
        "keezbord 4 | pawns h1 h2 h3 h4 / 5 - - - / 61 h2 h3 h4 / 5 - - - | hands 3h 9c 4d / Jc "
        "5c 7s / Qd Qs Ts / Ah 8d 5h | played Ad 3d 2d 7h 9s Jd 7c 2c | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 3h",),
    ),
)

LESSONS = (Lesson("K", "keezbord", 4, {}, 3, STEPS),)
