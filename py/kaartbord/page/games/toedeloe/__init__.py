"""ToedeLoe on the stage of two teams, and its lesson."""
