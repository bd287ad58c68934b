"""Leduc poker on our protocol: the like-for-like peer of OpenSpiel's leduc_poker."""
