"""What can be wrong with a wish to print."""

from __future__ import annotations

from holdfast.kernel import HoldfastError


class PrintError(HoldfastError):
    """It cannot be printed so; nothing was written."""
