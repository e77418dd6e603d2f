"""ristretto255 (RFC 9496) in plain integers, and the curve below it, which Ed25519 uses too.

A point is (X, Y, Z, T), in extended coordinates of edwards25519: x = X/Z, y = Y/Z, x*y = T/Z. Not in constant time:
it is for tests, and for a device on which nothing better loads, where it handles that device's own secrets only.
"""

from . import ELEMENT, ORDER, BadElement

Point = tuple[int, int, int, int]

P = 2**255 - 19
"""Coordinates are numbers modulo this prime."""

ZERO: Point = (0, 1, 1, 0)

D = -121665 * pow(121666, -1, P) % P
"""The curve is -x^2 + y^2 = 1 + D x^2 y^2."""

SQRT_M1 = pow(2, (P - 1) // 4, P)
SQRT_AD_MINUS_ONE = 25063068953384623474111414158702152701244531502492656460079210482610430750235
INVSQRT_A_MINUS_D = 54469307008909316920995813868745141605393597292927456921205312896311721017578
ONE_MINUS_D_SQ = (1 - D * D) % P
D_MINUS_ONE_SQ = (D - 1) ** 2 % P

WINDOW = 4
"""Bits of a scalar that are used at a time."""


def add(p: Point, q: Point) -> Point:
    """The sum of two points, also of a point and itself."""
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * D * p[3] * q[3] % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def double(p: Point) -> Point:
    """The point twice, in fewer steps than `add` takes."""
    a, b = p[0] * p[0] % P, p[1] * p[1] % P
    h, g = a + b, a - b
    e, f = h - (p[0] + p[1]) ** 2 % P, 2 * p[2] * p[2] % P + g
    return e * f % P, g * h % P, f * g % P, e * h % P


def negative(p: Point) -> Point:
    """The point that adds up to nothing with this one."""
    return -p[0] % P, p[1], p[2], -p[3] % P


def times(scalar: int, p: Point) -> Point:
    """The point so many times, the scalar not reduced."""
    multiples = [ZERO, p]
    while len(multiples) < 1 << WINDOW:
        multiples.append(add(multiples[-1], p))
    total = ZERO
    for shift in range(-(-scalar.bit_length() // WINDOW) * WINDOW - WINDOW, -1, -WINDOW):
        for _ in range(WINDOW):
            total = double(total)
        total = add(total, multiples[scalar >> shift & (1 << WINDOW) - 1])
    return total


def root(u: int, v: int) -> tuple[bool, int]:
    """Whether u/v is a square, and the even root of it, or of SQRT_M1 * u/v (SQRT_RATIO_M1 of the RFC)."""
    r = u * pow(v, 3, P) * pow(u * pow(v, 7, P), (P - 5) // 8, P) % P
    check = v * r * r % P
    square = check in (u % P, -u % P)
    if check in (-u % P, -u * SQRT_M1 % P):
        r = r * SQRT_M1 % P
    return square, even(r)


def even(x: int) -> int:
    """The number or its negative, whichever is even."""
    return P - x if x & 1 else x


def decode(data: bytes) -> Point:
    """The element that is encoded; BadElement if it is not the one encoding of any."""
    s = int.from_bytes(data, "little")
    if len(data) != ELEMENT or s >= P or s & 1:
        raise BadElement("not an encoding of an element")
    u1, u2 = (1 - s * s) % P, (1 + s * s) % P
    v = (-D * u1 * u1 - u2 * u2) % P
    square, inverse = root(1, v * u2 * u2 % P)
    x = even(2 * s * inverse * u2 % P)
    y = u1 * inverse * inverse * u2 * v % P
    t = x * y % P
    if not square or t & 1 or y == 0:
        raise BadElement("not an element")
    return x, y, 1, t


def encode(p: Point) -> bytes:
    """The 32 bytes of the element that a point stands for."""
    x, y, z, t = p
    u1, u2 = (z + y) * (z - y) % P, x * y % P
    inverse = root(1, u1 * u2 * u2 % P)[1]
    one, two = inverse * u1 % P, inverse * u2 % P
    z_inverse = one * two * t % P
    if t * z_inverse % P & 1:
        x, y, two = y * SQRT_M1 % P, x * SQRT_M1 % P, one * INVSQRT_A_MINUS_D % P
    if x * z_inverse % P & 1:
        y = -y
    return even(two * (z - y) % P).to_bytes(ELEMENT, "little")


def from_uniform(data: bytes) -> Point:
    """The element that 64 uniform bytes stand for."""
    return add(_from_half(data[:ELEMENT]), _from_half(data[ELEMENT:]))


def _from_half(data: bytes) -> Point:
    """MAP of the RFC: one of half of all elements."""
    r0 = int.from_bytes(data, "little") & (1 << 255) - 1
    r = SQRT_M1 * r0 * r0 % P
    u, v = (r + 1) * ONE_MINUS_D_SQ % P, (-1 - r * D) * (r + D) % P
    square, s = root(u, v)
    c = -1
    if not square:
        s, c = -even(s * r0 % P) % P, r
    n = c * (r - 1) * D_MINUS_ONE_SQ - v
    w0, w1, w2, w3 = 2 * s * v % P, n * SQRT_AD_MINUS_ONE % P, (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


def reduced(scalar: int) -> int:
    """A scalar that undoes no lock; BadElement for 0."""
    if scalar % ORDER == 0:
        raise BadElement("nothing times an element")
    return scalar % ORDER
