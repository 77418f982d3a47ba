"""What is said about laws, in every language."""

from __future__ import annotations

from typing import Final

from holdfast.language.messages import Messages

MESSAGES: Final = Messages(__package__)
say = MESSAGES.say
