"""The languages that the house speaks: the one list of them. Each has its texts in the `text/` folders, as docs say."""

ENGLISH = "en"
"""What every other language falls back to where it has no words."""
LANGUAGES = (ENGLISH, "ru")
