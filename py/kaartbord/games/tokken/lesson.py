"""The lesson of Tokken: exchange, the black dots, and the cards that do more than walk."""

from ...lessons.lesson import Lesson, Step

STEPS = (
    Step(
        "goal",
        "tokken 4 | pawns 0 - - - / 20 - - - / - - - - / 40 - - - | hands Ad Ks 6h 9c 3d / 7h 4s "
        "8d 2s 2h / Qh 8s 2c Td 7s / Jc 3s 8h Kc Js | kept  /  /  /  | gifts  /  /  /  | jokers 0 "
        "0 0 0 | draws - | played  | dealer 3 deals 1 turn exchange",
    ),
    Step(
        "give",
        meant=("seat 0 give Ad",),
        then=("seat 1 give 4s", "seat 2 give 7s", "seat 3 give Kc", "dealer exchange 7s Kc Ad 4s"),
    ),
    Step(
        "enter",
        "tokken 4 | pawns - - - - / 20 - - - / 30 - - - / 40 - - - | hands As Ks 6h 9c / 6c 3c 7d "
        "Qs / 2s 2h Th 2d / 7h Js Kh 9d | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | "
        "draws - | played 4c Ad 2c 8h | dealer 3 deals 1 turn 0",
        meant=("seat 0 play Ks", "seat 0 play As"),
    ),
    Step(
        "dot",
        "tokken 4 | pawns 0 - - - / 30 - - - / 10 - - - / 5 - - - | hands 8s 6h 2c / 6c 3c 7d / "
        "Qs Ad 2s / Th 2d 7h | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Js Kh 9d 4c Ac 2h 8c 8h | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 8s",),
    ),
    Step(
        "king",
        "tokken 4 | pawns 20 - - - / 6 11 - - / 50 - - - / 5 - - - | hands Kh 9s 3c / 6h 3h 7c / "
        "Jd Ad 2s / Ts 2c 7s | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Td Ks 9c 4c Ac 2h 8s 7d | dealer 3 deals 1 turn 0",
        meant=("seat 0 play Kh 4>88",),
    ),
    Step(
        "joker",
        "tokken 4 | pawns 20 - - - / 40 - - - / 10 - - - / 5 - - - | hands *h 9s 3c / 6h 3h 7c / "
        "Jd Ad 2s / Ts 2c 7s | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Td Ks 9c 4c Ac 2h 8s 7d | dealer 3 deals 1 turn 0",
        meant=("seat 0 play *h 0>38",),
        then=("dealer draw 6s",),
    ),
    Step(
        "keep",
        "tokken 4 | pawns 20 - - - / 40 - - - / 10 - - - / 5 - - - | hands Ah /  /  /  | kept  /  "
        "/  /  | gifts  /  /  /  | jokers 1 0 0 0 | draws - | played *h 6h 3c 7c Jc 2s 2h 9d 2d "
        "7s Tc Ks 9h 4c Ad 2c 8s 7d Qd 5s | dealer 3 deals 1 turn 0",
        meant=("seat 0 keep",),
    ),
    Step(
        "push",
        "tokken 4 | pawns 30 - - - / 69 - - - / 10 - - - / 5 - - - | hands 5s 9s 3c / 6c 3h 7d / "
        "Qs Ad 2s / Th 2c 7h | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Js Kh 9d 4c Ac 2h 8h 8s | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 5s 4>20",),
    ),
    Step(
        "four",
        "tokken 4 | pawns 0 - - - / 30 - - - / 10 - - - / 5 - - - | hands 4s 9s 6c / 6h 3h 7d / "
        "Qs Ad 2s / Th 2c 7h | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Js Kh 9d 4c Ac 2h 8h 8s | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 4s",),
    ),
    Step(
        "jack",
        "tokken 4 | pawns 5 - - - / 49 12 - - / 10 - - - / 0 - - - | hands Js 9s 3c / 6h 3h 7c / "
        "Qs Ad 2s / Ts 2c 7s | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Td Kh 9c 4c Ac 2h 8s 7d | dealer 3 deals 1 turn 0",
        meant=("seat 0 play Js 0>67",),
    ),
    Step(
        "seven",
        "tokken 4 | pawns 70 3 - h4 / 30 - - - / 10 - - - / 5 - - - | hands 7s 6c 9h / 6s 3h 7d / "
        "Qs Ad 2s / Th 2c 7h | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Js Kh 9d 4h Ac 2h 8h 8s | dealer 3 deals 1 turn 0",
        meant=("seat 0 play 7s 0>72 1>8",),
    ),
    Step(
        "stuck",
        "tokken 4 | pawns - - - h4 / 30 - - - / 20 - - - / 5 - - - | hands 6h Qc Td / 6s 3h 7c / "
        "Jd Ad 2s / 9d 2c 7s | kept  /  /  /  | gifts  /  /  /  | jokers 0 0 0 0 | draws - | "
        "played Tc Kh 9h 4h Ac 2h 8s 7d | dealer 3 deals 1 turn 0",
        meant=("seat 0 discard",),
    ),
)

LESSONS = (Lesson("T", "tokken", 4, {}, 3, STEPS),)
