// The tile somebody points at, shown large beside the pointer.
import { Peek } from '../../lib/peek.svelte';
import type { TileInfo } from './types';

export const peek = new Peek<{ tile: TileInfo; good?: string | null }>();
