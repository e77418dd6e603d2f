"""The perception of colours: contrast as WCAG counts it, and three kinds of colour blindness."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import dist

Rgb = tuple[float, float, float]
"""Red, green and blue from 0 to 255."""

BLINDNESS: dict[str, tuple[Rgb, Rgb, Rgb]] = {
    "none": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""The matrices of Machado, Oliveira and Fernandes (2009) for linear light, at full severity."""


def rgb(colour: str, ground: str = "#000000") -> Rgb:
    """A colour of the theme, over a ground if one can look through it."""
    if colour.startswith("#"):
        return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
    red, green, blue, alpha = map(float, re.findall(r"[\d.]+", colour))
    below = rgb(ground)
    return (
        red * alpha + below[0] * (1 - alpha),
        green * alpha + below[1] * (1 - alpha),
        blue * alpha + below[2] * (1 - alpha),
    )


def linear(colour: Sequence[float]) -> Rgb:
    """The light of a colour, each part from 0 to 1."""
    red, green, blue = (
        part / 255 / 12.92 if part <= 10.31475 else ((part / 255 + 0.055) / 1.055) ** 2.4 for part in colour
    )
    return red, green, blue


def luminance(colour: Sequence[float]) -> float:
    """Return the brightness of a colour, from 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Sequence[float], other: Sequence[float]) -> float:
    """The ratio of contrast of two colours, from 1 to 21."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(light: Sequence[float]) -> Rgb:
    """Linear light as CIE L*a*b* under D65."""

    def part(weights: Rgb, white: float) -> float:
        share = sum(w * v for w, v in zip(weights, light, strict=True)) / white
        return share ** (1 / 3) if share > 0.008856 else 7.787 * share + 16 / 116

    x = part((0.4124, 0.3576, 0.1805), 0.95047)
    y = part((0.2126, 0.7152, 0.0722), 1.0)
    z = part((0.0193, 0.1192, 0.9505), 1.08883)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def apart(one: str, other: str, blindness: str = "none") -> float:
    """Return the distance of two colours (CIE76) for somebody with this blindness; from about 10 on one sees it
    immediately."""

    def seen(colour: str) -> Rgb:
        light = linear(rgb(colour))
        red, green, blue = (
            min(1.0, max(0.0, sum(w * v for w, v in zip(row, light, strict=True)))) for row in BLINDNESS[blindness]
        )
        return lab((red, green, blue))

    return dist(seen(one), seen(other))
