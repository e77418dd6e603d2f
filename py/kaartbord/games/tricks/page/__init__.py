"""The stage of two teams, whatever they play."""
