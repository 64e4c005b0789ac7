"""Oliver Twist, by Bruno Cathala and Sébastien Pauchon: one gang eats its way through the streets of London."""
