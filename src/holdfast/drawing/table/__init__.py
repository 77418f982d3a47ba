"""What stands and lies on a table: scenes cut from paper, cloths, skies and small pieces, from a game's theme."""

from holdfast.drawing.table.scenery import CUTS, draw_scenery
from holdfast.drawing.table.weaves import draw_cloth

__all__ = ["CUTS", "draw_cloth", "draw_scenery"]
