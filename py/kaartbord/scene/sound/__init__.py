"""The sounds of a table: their recipes, and the moments to play them. No browser needed."""
