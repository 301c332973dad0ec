// What a screen reader is told of one's own choice besides what its reader comes upon: what is held up, not
// yet sent.
class Voice {
  held = $state('');
}
export const voice = new Voice();

/** Tells what is held up for as long as the component stands that calls this while it is set up. */
export function tellHeld(words: () => string): void {
  $effect(() => {
    voice.held = words();
    return () => (voice.held = '');
  });
}
