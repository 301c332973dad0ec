// Whether things may move: not for those who asked for stillness, and not while what was missed is caught up
// on.
import type { Line } from './socket';

/** Milliseconds from the line's return until what was missed has come. */
const CATCH_UP = 400;

/**
 * Calls back once what is drawn now was painted, and its animations have begun, however long that takes: a
 * busy browser begins them some frames after they were drawn, and tells of it in the frame after that.
 */
function painted(then: () => void): () => void {
  let awaited = true;
  const next = (call: () => void) => requestAnimationFrame(() => awaited && call());
  const begun = () => Promise.allSettled(document.getAnimations().map(({ ready }) => ready));
  next(() => next(() => void begun().then(() => next(then))));
  return () => (awaited = false);
}

const reduced = matchMedia('(prefers-reduced-motion: reduce)');

class Motion {
  private behind = true;
  private passing = false;

  get still(): boolean {
    return reduced.matches || this.behind || this.passing;
  }

  /** Told by a table how its line is; what it answers is to be called before it is told again. */
  follow(line: Line): () => void {
    this.rest(line !== 'live' || this.behind);
    if (line !== 'live') return () => {};
    let stop = painted(() => {
      const timer = window.setTimeout(() => (stop = painted(() => this.rest(false))), CATCH_UP);
      stop = () => clearTimeout(timer);
    });
    return () => stop();
  }

  /** Told by a match that is looked at again whether its frames only pass by. */
  pass(passing: boolean): void {
    this.passing = passing;
    this.hush();
  }

  private rest(behind: boolean): void {
    this.behind = behind;
    this.hush();
  }

  /** The style sheet learns of it, too. */
  private hush(): void {
    document.documentElement.classList.toggle('still', this.behind || this.passing);
  }
}

export const motion = new Motion();
