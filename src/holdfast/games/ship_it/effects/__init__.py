"""What the cards do: a class for each card, with a hook for each thing that a card can do."""
