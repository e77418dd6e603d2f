"""Links inside anything that wrapped them on their way."""
