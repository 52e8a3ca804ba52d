"""Movement changed: time warps, blends, mirror images, leg inverse kinematics, foot planting."""
