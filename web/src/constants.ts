// Physical constants.

export const GRAVITY = 9.81; // [m/s²]
