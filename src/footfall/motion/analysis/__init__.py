"""Analysis of motions: foot contacts, gait cycle, gait parameters, joint angles, centre of mass, foot skate."""
