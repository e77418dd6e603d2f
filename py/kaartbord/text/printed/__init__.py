"""The words of the rules as pages of their own, which can be printed."""
