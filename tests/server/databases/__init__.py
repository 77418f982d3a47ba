"""Databases as releases left them: one file for each schema and each kind of database, kept for good."""
