"""The server under simulation: its own code, while time, network, disk and crashes are drawn from a seed.

One seed gives one history. docs/promises.md says what is checked.
"""
