// How large the letters on a tile are, in its units: never so small that they can't be read on the screen.

const LEAST = 10; // pixels
export const WORDY = 76; // pixels along a side from which on there is room for words
const FACE = 0.5; // of its height that a letter of the drafting face is wide, where none can be measured
const ROOM = 88; // that a name has on its plate
const LINE = 1.04; // of their height that letters in two lines stand below each other
const ROW = 10.5; // that two rows of signs stand below each other, with figures of the usual height

/** Last parts of German compounds, before which a line may end. */
const LAST_PARTS =
  'anlage|behörde|geschäft|gesellschaft|kraftwerk|laden|schwemmung|verkehrsamt|verwaltung|wohnungen';
const LAST_PART = new RegExp(`(?<=\\p{L}{4})(?=(?:${LAST_PARTS})$)`, 'u');

/** The smallest letters, on a tile of so many pixels along a side. */
export const smallest = (px: number): number => (100 * LEAST) / px;

/** Whether there is no room for words on a tile of so many pixels. */
export const tooSmallForWords = (px: number): boolean => px < WORDY;

/** How high figures are, on a tile of so many pixels. */
export const figureOf = (px: number): number => Math.max(9, smallest(px));

/** The plate with the name at the foot of a tile. */
export interface Plate {
  /** The name, in two lines where one would squeeze it. */
  lines: string[];
  /** Letters of the name. */
  size: number;
  /** Figures in the line below. */
  figure: number;
  /** By how much two rows of signs stand below each other. */
  pitch: number;
  /** Where it begins, with a line below the name and without. */
  top: number;
  topAlone: number;
  /** From its top to where the letters of each line stand. */
  baselines: number[];
  /** By how much the drawing gives way to it, with a line below the name. */
  lift: number;
}

const MEASURED = 100; // pixels
const breadths = new Map<string, number>();
let pen: OffscreenCanvasRenderingContext2D | null | undefined;

/** Writes in the face that this device has for drafts; null where nothing can be drawn. */
function drafting(): OffscreenCanvasRenderingContext2D | null {
  const made = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');
  const face = getComputedStyle(document.documentElement).getPropertyValue('--font-draft');
  if (made) made.font = `700 ${MEASURED}px ${face || 'sans-serif'}`;
  return made;
}

/** How wide a line is, against the height of its letters. */
function breadth(line: string): number {
  const known = breadths.get(line);
  if (known !== undefined) return known;
  if (pen === undefined) pen = drafting();
  const found = pen ? pen.measureText(line).width / MEASURED : FACE * line.length;
  breadths.set(line, found);
  return found;
}

/** Whether a line of letters of this size is wider than the plate. */
export const squeezed = (line: string, size: number): boolean => breadth(line) * size > ROOM;

/** rows: of signs below the name, where there are any. */
export function plateOf(name: string, px: number, rows = 1): Plate {
  const least = smallest(px);
  const inOne = Math.max(8.5, least, Math.min(11.2, ROOM / Math.max(FACE, breadth(name))));
  const lines = squeezed(name, inOne) ? halved(name) : [name];
  const size = lines.length > 1 ? Math.max(9.6, least) : inOne;
  const figure = figureOf(px);
  const higher = 0.8 * Math.max(0, size - 11.2);
  const pitch = Math.max(ROW, 0.85 * figure);
  const more = (lines.length - 1) * LINE * size + (rows - 1) * pitch;
  return {
    lines,
    size,
    figure,
    pitch,
    top: 75 - higher - 0.6 * (figure - 9) - more,
    topAlone: 84.5 - higher - more,
    baselines: lines.map((_, i) => 9.6 + higher + i * LINE * size),
    lift: 0.7 * more,
  };
}

/** The name of a person as it may stand in two lines: after its first part, at a space or a hyphen. */
export function inTwo(name: string): string[] {
  const [, first, rest] = /^(\S+?-|\S+\s+)(?=\S)(.*)$/.exec(name.trim()) ?? [];
  return first && rest ? [first.trim(), rest] : [name.trim()];
}

/** A person's name in fewer and fewer letters: whole, the first of its parts, initials. */
export function shorter(name: string): string[] {
  const [first = ''] = inTwo(name);
  const initials = name
    .trim()
    .split(/[\s-]+/)
    .map((word) => `${word.charAt(0)}.`);
  return [...new Set([name.trim(), first.replace(/-$/, ''), initials.join('')])];
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
