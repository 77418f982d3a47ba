"""Writing SVG: elements, numbers as short as they can be, and text that is always escaped.

Nothing here has an id, a style or a script: many pictures stand on one page, under a policy that allows neither.
"""

from __future__ import annotations

from xml.sax.saxutils import escape, quoteattr

Attribute = str | float


def number(value: float) -> str:
    """A number on paper: two places behind the point are finer than any eye."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


def element(name: str, *inside: str, **attributes: Attribute) -> str:
    """`element("path", d="M0 0", stroke_width=2)`; an underscore stands for a dash."""
    written = "".join(f" {key.strip('_').replace('_', '-')}={_quoted(value)}" for key, value in attributes.items())
    content = "".join(inside)
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def _quoted(value: Attribute) -> str:
    return quoteattr(value if isinstance(value, str) else number(value))


def group(*inside: str, **attributes: Attribute) -> str:
    return element("g", *inside, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    return element("path", d=d, **attributes)


def box(x: float, y: float, width: float, height: float, **attributes: Attribute) -> str:
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def disc(x: float, y: float, radius: float, **attributes: Attribute) -> str:
    return element("circle", cx=x, cy=y, r=radius, **attributes)


def transform(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """The value of `transform` that moves a thing, and makes it larger or turns it around its own middle."""
    parts = [f"translate({number(x)} {number(y)})"]
    parts += [f"rotate({number(turn)})"] if turn else []
    parts += [f"scale({number(scale)})"] if scale != 1 else []
    return "".join(parts)


def escaped(text: str) -> str:
    """Text between tags."""
    return escape(text)


def picture(width: float, height: float, title: str, *inside: str, bleed: float = 0) -> str:
    """A whole picture. It has no size of its own, so that it fills whatever it is put into.

    What is drawn up to `bleed` over its edges is in it too.
    """
    edge = number(-bleed)
    return element(
        "svg",
        *inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{edge} {edge} {number(width + 2 * bleed)} {number(height + 2 * bleed)}",
        role="img",
        aria_label=title,
    )
