"""Thin canvas painters: shapes become pixels."""
