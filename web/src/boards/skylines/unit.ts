/** Units of the drawing along a side of a square. */
export const U = 48;
