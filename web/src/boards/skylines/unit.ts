/** Units of the drawing along a side of a square. */
export const U = 48;

/** The plate in the middle of a piece that lies face down, with its name and price; in the same units. */
export const PLATE = { width: 132, height: 96 };

/** By how much the plate is drawn larger where a unit takes so many pixels, so that it can be read. */
export const plateScale = (pixels: number): number => Math.max(1, 0.43 / pixels);
