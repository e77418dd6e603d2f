"""The words of OkiDoki."""
