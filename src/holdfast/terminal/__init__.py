"""The same table as text."""
