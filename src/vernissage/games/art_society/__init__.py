"""Art Society: blind bids for paintings, and a wall to hang them on."""
