"""OkiDoki on the stage of two teams."""
