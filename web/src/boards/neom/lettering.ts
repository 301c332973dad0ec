// How large the letters on a tile are, in its units: never so small that they can't be read on the screen.

const LEAST = 10; // pixels
const WORDY = 80; // pixels along a side from which on there is room for words
const FACE = 0.5; // of its height that a letter of the drafting face is wide
const ROOM = 88; // that a name has on its plate

/** The smallest letters, on a tile of so many pixels along a side. */
export const smallest = (px: number): number => (100 * LEAST) / px;

/** Whether there is no room for words on a tile of so many pixels. */
export const tooSmallForWords = (px: number): boolean => px < WORDY;

/** The plate with the name at the foot of a tile. */
export interface Plate {
  /** Letters of the name. */
  size: number;
  /** Figures in the line below. */
  figure: number;
  /** Where it begins, with a line below the name and without. */
  top: number;
  topAlone: number;
  /** From its top to where the letters stand. */
  baseline: number;
  /** The name is wider than its plate. */
  squeezed: boolean;
}

export function plateOf(name: string, px: number): Plate {
  const least = smallest(px);
  const size = Math.max(8.5, least, Math.min(11.2, ROOM / FACE / Math.max(1, name.length)));
  const figure = Math.max(9, least);
  const higher = 0.8 * Math.max(0, size - 11.2);
  return {
    size,
    figure,
    top: 75 - higher - 0.6 * (figure - 9),
    topAlone: 84.5 - higher,
    baseline: 9.6 + higher,
    squeezed: name.length * size * FACE > ROOM,
  };
}
