// What of a strip that slides is seen as a whole.

interface Span {
  left: number;
  right: number;
}

const HAIR = 2; // pixels by which a part may stick out and still be seen as a whole

/**
 * How many parts end beyond a strip's right edge, and how many pixels at either end hold only some of a part.
 * A part that is alone in the strip is seen as far as it goes.
 */
export function wholeOf(
  strip: Span,
  parts: readonly Span[],
): { beyond: number; before: number; after: number } {
  const beyond = parts.filter(({ right }) => right > strip.right + HAIR).length;
  const whole = parts.filter(({ left, right }) => left >= strip.left - HAIR && right <= strip.right + HAIR);
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last) return { beyond, before: 0, after: 0 };
  const cut = (part: Span | undefined): boolean =>
    !!part && part.right > strip.left && part.left < strip.right;
  return {
    beyond,
    before: cut(parts[parts.indexOf(first) - 1]) ? Math.max(0, first.left - strip.left) : 0,
    after: cut(parts[parts.indexOf(last) + 1]) ? Math.max(0, strip.right - last.right) : 0,
  };
}
