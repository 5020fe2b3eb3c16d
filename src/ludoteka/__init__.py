"""Ludoteka: five modern board games on one table."""
