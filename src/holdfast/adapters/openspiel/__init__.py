"""Every game as a game of OpenSpiel.

    import pyspiel, holdfast.adapters.openspiel
    game = pyspiel.load_game("holdfast_upgrade(seats=2,tokens=1,top_rank='6')")

A word that looks like a number is quoted, because OpenSpiel would take it for one. `load_game` does so by itself:

    game = holdfast.adapters.openspiel.load_game("upgrade", seats=2, tokens=1, top_rank="6")
"""

from holdfast.adapters.openspiel.games import HoldfastGame, HoldfastState, game_of, load_game, register, register_all

__all__ = ["HoldfastGame", "HoldfastState", "game_of", "load_game", "register", "register_all"]

register_all()
