"""What `holdfast new-game` writes: a small game that can be played at once, and a package to put it in.

They are real files: High Card is played by our own tests, and becomes another game by changing its name.
"""
