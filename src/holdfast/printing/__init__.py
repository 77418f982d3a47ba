"""Cards on paper and on other people's tables: sheets to cut, files for print shops, sheets for Tabletop Simulator, and
pictures. Everything is made from the drawings that the browser shows.

What sets type (Typst) and what finishes PDFs (pikepdf) come with the extra `holdfast[print]`, and are imported when
something is printed.
"""
