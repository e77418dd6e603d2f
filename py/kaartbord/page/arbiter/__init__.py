"""The arbiter for a real table: a position is laid, asked about, sent, printed and played on from."""
