"""The computer player of ToedeLoe."""
