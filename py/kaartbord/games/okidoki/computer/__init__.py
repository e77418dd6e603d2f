"""The computer player of OkiDoki."""
