"""Architectures: what a player has to bring to production."""

from __future__ import annotations

from holdfast.games.ship_it.card import ArchitectureCard


class Analytics(ArchitectureCard):
    slug = "analytics"
    needs = ("backend", "database", "database")


class Microfrontends(ArchitectureCard):
    slug = "microfrontends"
    needs = ("frontend", "frontend", "database")


class Microservices(ArchitectureCard):
    slug = "microservices"
    needs = ("frontend", "backend", "backend")


class Application(ArchitectureCard):
    slug = "application"
    needs = ("frontend", "backend", "database")
