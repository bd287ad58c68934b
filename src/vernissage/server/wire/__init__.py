"""What goes over the wire: requests, replies, and the schema made from them."""
