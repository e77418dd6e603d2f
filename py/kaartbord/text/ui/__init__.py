"""The words of the table and the page around it."""
