// What somebody points at: a tile, an amenity, an event.
import { Peek } from '../../lib/peek.svelte';

export interface Peeked {
  number?: number; // of a tile or an amenity
  event?: number;
}

export const peek = new Peek<Peeked>();
