"""Players that think: they see what a seat may see and nothing else."""
