"""The memory of this device."""
