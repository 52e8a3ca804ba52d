"""Physical constants that every layer uses."""

GRAVITY = 9.81  # magnitude of the acceleration of free fall [m/s²]; MuJoCo's default, which all scenes keep
