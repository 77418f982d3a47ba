"""Plots, drawn by ourselves as SVG: nothing in a report is loaded, and nothing runs."""
