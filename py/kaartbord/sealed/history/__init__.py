"""The history of a sealed match on one device: read, judged, merged, kept, and continued in another match."""
