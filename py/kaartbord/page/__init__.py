"""The page: the only code that talks to the browser."""
