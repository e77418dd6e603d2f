"""Pure pictures: a view and a layout become labelled shapes."""
