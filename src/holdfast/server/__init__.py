"""The server: tables that many people and programs play at, and that nothing can lose.

The table service knows two ports only: a store, which keeps what was accepted, and a hub, which tells other workers.
"""
