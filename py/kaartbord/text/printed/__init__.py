"""The rules as pages of their own, which can be printed: where they are."""
