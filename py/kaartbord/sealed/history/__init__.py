"""The history of a sealed match as one device has it: what is read, judged, met, kept, and goes on in another one."""
