"""The words of ToedeLoe."""
