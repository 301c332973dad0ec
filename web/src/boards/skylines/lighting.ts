// Which tiles move a track, for lighting them up: by what is printed on their cards.
import type { Box } from './components';
import type { CardInfo, SkylinesView, TileView, TrackName } from './types';

const moves = ({ cost, reward, effects }: CardInfo, track: TrackName): boolean =>
  !!cost[track] || !!reward[track] || effects.some((effect) => effect.track === track);

/** The tiles whose card names the track in its cost, its reward or a lasting effect. */
export const litBy = (track: TrackName, view: SkylinesView, box: Box): TileView[] =>
  view.tiles.filter(({ card }) => moves(box.card(card), track));
