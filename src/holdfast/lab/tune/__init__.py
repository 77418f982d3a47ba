"""`holdfast lab tune`: which values of a game's options come nearest to what a designer wants."""
