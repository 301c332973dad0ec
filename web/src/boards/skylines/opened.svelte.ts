// The piece that was opened last, which the map then turns to.
import type { SkylinesView } from './types';

export class Opened {
  board = $state('');

  constructor(view: () => SkylinesView) {
    let was: SkylinesView | undefined;
    $effect.pre(() => {
      const now = view();
      const one = now.map.pieces.find(({ face_up }, i) => face_up && was?.map.pieces[i]?.face_up === false);
      if (one) this.board = one.board;
      was = now;
    });
  }
}
