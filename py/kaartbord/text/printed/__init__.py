"""Long texts: the rules as pages of their own, which can be printed, and the help."""
