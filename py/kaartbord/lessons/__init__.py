"""Lessons at the real table: positions of the games, what is to be chosen there, and in which order. Pure.

A step names its sentences; the words stand in `text`. The engine decides what is legal, and so what is right.
"""
