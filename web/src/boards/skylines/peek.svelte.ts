// What somebody points at, in words beside the pointer: a card, and why it can’t be played; or a sign.
import { Peek } from '../../lib/peek.svelte';

export const peek = new Peek<{ card: number; why?: string; price?: number | null; text?: string }>();

/** A sign that is no card, and what it means. */
export const meaning = (text: string): { card: number; text: string } => ({ card: 0, text });
