// How large the signs on tiles are: in a small drawing they stand larger, so that their letters can be read.

const LEAST = 10.1; // pixels that letters are high
const SMALL = 0.8; // of its size: from there on the signs of tiles are larger
const LARGER = 1.335; // that they are then, as in Tile.svelte

/** Class and style of a drawing, by how many pixels a unit of it has. */
export const lettering = (scale: number): { class: string; style: string } => ({
  class: scale < SMALL ? 'small' : '',
  style: `--ten: ${LEAST / scale}px; --ten-in-icons: ${LEAST / scale / LARGER}px`,
});
