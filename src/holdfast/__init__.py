"""Holdfast: write the rules of a card game once, in plain Python."""

from holdfast.interpreted import choose_engine

choose_engine()
