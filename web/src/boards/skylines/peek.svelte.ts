// The card somebody points at, in words beside the pointer, and why it can't be played.
import { Peek } from '../../lib/peek.svelte';

export const peek = new Peek<{ card: number; why?: string }>();
