"""Pictures of ToedeLoe."""
