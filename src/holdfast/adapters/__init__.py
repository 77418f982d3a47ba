"""Holdfast's games in the forms of other libraries: NumPy arrays, PettingZoo, Gymnasium, OpenSpiel.

Each module needs the library that it is named for; `holdfast[rl]` and `holdfast[openspiel]` bring them. Nothing else of
Holdfast imports them.
"""
