"""Puzzles made from games of bots and solved exactly; `vernissage puzzles GAME --make N --seed S` writes them."""
