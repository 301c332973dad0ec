// What is wanted once a tile is held: fetched a little later than the table.
export { default as Callout } from './Callout.svelte';
export { default as GhostTile } from './GhostTile.svelte';
export { linksOf } from './linked';
export { default as HeldNote } from './HeldNote.svelte';
export { default as Reasons } from './Reasons.svelte';
export { default as ShapeBar } from './ShapeBar.svelte';
export { default as ShapeOptions } from './ShapeOptions.svelte';
export { default as Spots } from './Spots.svelte';
