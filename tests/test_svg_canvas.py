"""A canvas whose content is SVG."""

from math import pi, tau
from xml.etree import ElementTree

from svg_canvas import Canvas, Context, Path2D, Writer


def canvas(width: int = 100, height: int = 80) -> tuple[Canvas, Context]:
    made = Canvas()
    made.width, made.height = width, height
    return made, made.getContext("2d")


def written(of: Canvas) -> str:
    """Return the canvas in writing, with the definitions before it; it must be XML."""
    writer = Writer()
    body = writer.canvas(of)
    text = "".join(writer.defs) + body
    ElementTree.fromstring(f"<svg>{text}</svg>")
    return text


def test_a_path_is_filled_and_stroked_as_one() -> None:
    made, c = canvas()
    c.scale(2, 2)
    c.moveTo(1, 2)
    c.lineTo(10, 2)
    c.lineTo(10, 12.04)
    c.closePath()
    c.fillStyle, c.strokeStyle, c.lineWidth = "#112233", "#445566", 3
    c.fill()
    c.stroke()
    assert written(made) == '<path d="M2 4l18 0l0 20z" fill="#112233" stroke="#445566" stroke-width="6"/>'


def test_the_middle_of_a_straight_line_is_left_out() -> None:
    made, c = canvas()
    for x in range(5):
        c.lineTo(x, 1)
    c.lineTo(4, 9)
    c.stroke()
    assert 'd="M0 1l4 0l0 8"' in written(made)


def test_circles_and_rectangles() -> None:
    made, c = canvas()
    c.translate(5, 5)
    c.arc(10, 10, 4, 0, tau)
    c.fill()
    c.beginPath()
    c.roundRect(1, 2, 30, 20, 3)
    c.fill()
    assert written(made) == (
        '<circle cx="15" cy="15" r="4" fill="#000000"/><rect x="6" y="7" width="30" height="20" rx="3" fill="#000000"/>'
    )


def test_half_a_circle_ends_where_it_should() -> None:
    made, c = canvas()
    c.arc(20, 20, 10, pi, 0)
    c.stroke()
    assert 'd="M10 20a10 10 0 0 1 10-10a10 10 0 0 1 10 10"' in written(made)


def test_a_rounded_corner() -> None:
    made, c = canvas()
    c.moveTo(0, 0)
    c.arcTo(20, 0, 20, 20, 5)
    c.lineTo(20, 20)
    c.stroke()
    assert 'd="M0 0l15 0a5 5 0 0 1 5 5l0 15"' in written(made)


def test_restore_brings_back_all_that_was_set() -> None:
    made, c = canvas()
    c.fillStyle = "#111111"
    c.save()
    c.translate(50, 50)
    c.fillStyle = "#222222"
    c.restore()
    c.fillRect(0, 0, 5, 5)
    assert written(made) == '<rect x="0" y="0" width="5" height="5" fill="#111111"/>'


def test_what_cannot_be_seen_is_left_out() -> None:
    made, c = canvas()
    c.fillRect(200, 0, 5, 5)
    for clear in ("transparent", "rgba(1,2,3,0)", "rgba(1,2,3,0.000)"):
        c.fillStyle = clear
        c.fillRect(0, 0, 5, 5)
    assert written(made) == ""


def test_what_is_clipped_alike_shares_a_group() -> None:
    made, c = canvas()
    c.save()
    c.rect(0, 0, 9, 9)
    c.clip()
    c.fillRect(1, 1, 20, 20)
    c.fillRect(2, 2, 20, 20)
    c.restore()
    c.fillRect(3, 3, 4, 4)
    text = written(made)
    assert text.count("<clipPath") == text.count('clip-path="url(#a)"') == 1
    assert text.endswith('</g><rect x="3" y="3" width="4" height="4" fill="#000000"/>')


def test_a_canvas_that_is_copied_is_one_group_and_used_again() -> None:
    (stamp, on_stamp), (made, c) = canvas(10, 10), canvas()
    on_stamp.fillRect(0, 0, 10, 10)
    c.drawImage(stamp, 20, 30)
    c.globalAlpha = 0.5
    c.drawImage(stamp, 40, 30)
    c.drawImage(stamp, 400, 30)
    text = written(made)
    assert text.count("<rect") == 1
    assert text.endswith('<use href="#a" x="20" y="30"/><use href="#a" x="40" y="30" opacity="0.5"/>')


def test_equal_things_on_two_canvases_are_defined_once() -> None:
    writer = Writer()
    for _ in range(2):
        made, c = canvas()
        light = c.createLinearGradient(0, 0, 10, 10)
        light.addColorStop(0, "#000000")
        light.addColorStop(1, "#ffffff")
        c.fillStyle = light
        c.fillRect(0, 0, 10, 10)
        assert 'fill="url(#a)"' in writer.canvas(made)
    assert len(writer.defs) == 1


def test_text_is_escaped_and_set_as_asked() -> None:
    made, c = canvas()
    c.scale(2, 2)
    c.font, c.textAlign, c.fillStyle = "800 10px system-ui,sans-serif", "center", "#123456"
    c.fillText("<R&B>", 5, 6)
    assert written(made) == (
        '<text x="10" y="12" font-size="20" font-weight="800" text-anchor="middle" fill="#123456">'
        "&lt;R&amp;B&gt;</text>"
    )


def test_path_data_is_moved_as_a_whole() -> None:
    made, c = canvas()
    c.translate(3, 4)
    c.scale(0.5, 0.5)
    c.fill(Path2D.new("M0 0h10v10z"))
    assert written(made) == '<path d="M0 0h10v10z" transform="matrix(0.5 0 0 0.5 3 4)" fill="#000000"/>'


def test_a_shadow_lies_below_what_casts_it() -> None:
    made, c = canvas()
    c.shadowColor, c.shadowBlur, c.shadowOffsetY = "rgba(0,0,0,.5)", 6, 3
    c.fillRect(10, 10, 20, 20)
    shadow, thing = ElementTree.fromstring(f"<svg>{written(made)}</svg>")
    assert shadow.get("transform") == "translate(0 3)" and shadow.get("stroke-width") == "2"
    assert thing.get("fill") == "#000000"
