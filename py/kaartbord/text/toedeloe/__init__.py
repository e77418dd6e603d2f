"""ToedeLoe in words."""
