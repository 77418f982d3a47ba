"""Compiling the engine, and games of others against it.

`setup.py` loads this package by its path, before Holdfast is installed: so nothing in it imports the rest of Holdfast,
and what `holdfast` itself needs when it starts (`manifest`) is standard library only.
"""
