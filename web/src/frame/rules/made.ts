// What the compass beside a thing in a box means: said once for the whole box.
import { getContext, setContext } from 'svelte';

const MADE = Symbol('made');

/** made: the words, asked for whenever they are shown. */
export const sayMade = (made: () => string): unknown => setContext(MADE, made);
export const saidMade = (): (() => string) => getContext<() => string>(MADE);
