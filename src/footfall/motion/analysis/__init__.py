"""What a recording shows: foot contacts, gait cycle, joint angles, centre of mass, foot skate."""
