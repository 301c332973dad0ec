// The piece that was opened last, which the map then turns to.
import type { SkylinesView } from './types';

export class Opened {
  board = $state('');
  private was: SkylinesView | undefined;

  /** brief: only until something is built, as in a replay that goes on. */
  constructor(view: () => SkylinesView, brief: boolean) {
    $effect.pre(() => {
      const { was } = this;
      const now = (this.was = view());
      const one = now.map.pieces.find(({ face_up }, i) => face_up && was?.map.pieces[i]?.face_up === false);
      const built = now.tiles.length !== was?.tiles.length;
      if (one && !built) this.board = one.board;
      else if (built && brief) this.board = '';
    });
  }
}
