"""What scenes on cards are made of: shapes, things, grounds, and how they are put together.

All of it is data in named tones; `holdfast.drawing` makes pictures of it, and reads it when the first card is drawn.
"""

from holdfast.scenery.scene import TONES, At, CardScene, Layer, Part, SceneBook

__all__ = ["TONES", "At", "Layer", "Part", "CardScene", "SceneBook"]
