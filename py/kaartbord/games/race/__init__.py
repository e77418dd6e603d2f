"""The common parts of the two races, Keezbord and Tokken."""
