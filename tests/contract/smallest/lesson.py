"""The lesson of Slagen: follow suit, and take a trick."""

from kaartbord.lessons.lesson import Lesson, Step

TRICK = "slagen 3 | hands 2d 3s 8c Ks / 6s 7c Td Jd / 9d Tc Qc | played 4h / 9h / Kh 5s"
"""A spade was led, and the learner holds the king of spades."""

LESSONS = (
    Lesson(
        "S",
        "slagen",
        3,
        {},
        2,
        (
            Step("goal", TRICK),
            Step("suit", answers=("spades", "hearts", "clubs"), right=lambda state: 0),
            Step("follow", meant=("seat 0 card Ks",), then=("seat 1 card 6s",)),
            Step("lead", meant=("seat 0 card 8c",)),
            Step("end"),
        ),
    ),
)
