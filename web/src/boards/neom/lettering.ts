// How large the letters on a tile are, in its units: never so small that they can't be read on the screen.

const LEAST = 10; // pixels
export const WORDY = 76; // pixels along a side from which on there is room for words
const FACE = 0.5; // of its height that a letter of the drafting face is wide
const ROOM = 88; // that a name has on its plate
const TIGHT = 1.1; // how much wider a name may be, and still be squeezed into one line
const LINE = 1.04; // of their height that letters in two lines stand below each other

/** Last parts of German compounds, before which a line may end. */
const LAST_PART =
  /(?<=\p{L}{5})(?=(?:anlage|geschäft|gesellschaft|kraftwerk|verkehrsamt|verwaltung|wohnungen)$)/u;

/** The smallest letters, on a tile of so many pixels along a side. */
export const smallest = (px: number): number => (100 * LEAST) / px;

/** Whether there is no room for words on a tile of so many pixels. */
export const tooSmallForWords = (px: number): boolean => px < WORDY;

/** The plate with the name at the foot of a tile. */
export interface Plate {
  /** The name, in two lines where one would squeeze it. */
  lines: string[];
  /** Letters of the name. */
  size: number;
  /** Figures in the line below. */
  figure: number;
  /** Where it begins, with a line below the name and without. */
  top: number;
  topAlone: number;
  /** From its top to where the letters of each line stand. */
  baselines: number[];
  /** By how much the drawing gives way to it, with a line below the name. */
  lift: number;
}

/** Whether a line of letters of this size is wider than the plate. */
export const squeezed = (line: string, size: number): boolean => line.length * size * FACE > ROOM;

export function plateOf(name: string, px: number): Plate {
  const least = smallest(px);
  const inOne = Math.max(8.5, least, Math.min(11.2, ROOM / FACE / Math.max(1, name.length)));
  const lines = name.length * inOne * FACE > TIGHT * ROOM ? halved(name) : [name];
  const size = lines.length > 1 ? Math.max(9.6, least) : inOne;
  const figure = Math.max(9, least);
  const higher = 0.8 * Math.max(0, size - 11.2);
  const more = (lines.length - 1) * LINE * size;
  return {
    lines,
    size,
    figure,
    top: 75 - higher - 0.6 * (figure - 9) - more,
    topAlone: 84.5 - higher - more,
    baselines: lines.map((_, i) => 9.6 + higher + i * LINE * size),
    lift: 0.7 * more,
  };
}

/** The name in two lines, as equal as can be; in one where there is no seam. */
function halved(name: string): string[] {
  const words = name.split(' ');
  const [left = '', right] = name.split(LAST_PART);
  if (words.length < 2) return right ? [`${left}-`, right] : [name];
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
  const longest = (cut: string[]): number => Math.max(...cut.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}
