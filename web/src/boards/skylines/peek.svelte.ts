// The card somebody points at, in words beside the pointer.
import { Peek } from '../../lib/peek.svelte';

export const peek = new Peek<{ card: number }>();
