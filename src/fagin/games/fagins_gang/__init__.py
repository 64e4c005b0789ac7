"""Fagin's Gang, by Dean Conrad: five urchins each, six locations, and three of them must be got home to Fagin."""
