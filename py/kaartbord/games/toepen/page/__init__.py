"""The stage of Toepen."""
