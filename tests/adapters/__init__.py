"""Tests of holdfast.adapters."""
