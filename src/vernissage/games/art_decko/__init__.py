"""Art Decko: buy paintings, hang them in the Museum, and mind what the market does to everybody's deck."""
