"""The computer at ToedeLoe."""
