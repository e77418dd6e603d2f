"""What a table sounds like: recipes of sounds, and which of them is heard when. No browser needed."""
