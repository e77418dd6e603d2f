"""What this device remembers."""
