"""ToedeLoe on the stage of two teams."""
