"""Tables: what people may do before, during and after a game, and a game kept in memory."""
