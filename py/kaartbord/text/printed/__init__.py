"""What is read at length: the rules as pages of their own, which can be printed, and the help."""
