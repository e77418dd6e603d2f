"""Hands that nobody else can read, dealt without a server: the messages between players' devices, and their checks."""
