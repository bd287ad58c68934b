"""#ARTBOX: words drawn with four rolled shapes, and matched."""
