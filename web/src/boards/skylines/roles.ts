// What a role that is offered makes of the cards one has.
import type { Box } from './components';
import { concerns, GROUPS } from './news';
import type { CardInfo, Effect, TrackName } from './types';

/** A card that a role concerns, and what it makes of it. */
export interface Touched {
  card: number;
  price: number | null;
  to: number | null; // null: the price stays
  milder: readonly (readonly [TrackName, number, number])[]; // tracks that it moves less: from, to
  gains: readonly (readonly [TrackName, number])[]; // what playing it brings besides
  reaches: boolean; // all of its district
}

function helps(effect: Effect, card: CardInfo): boolean {
  if (effect.kind === 'reach') return card.stage === 1 && !!GROUPS.service?.includes(card.type);
  if (effect.kind === 'cost' && effect.track && !card.cost[effect.track]) return false;
  return concerns(effect, card);
}

/** Which of some cards a role concerns. */
export function touchedByRole(
  role: number,
  cards: readonly { card: number; price: number | null }[],
  box: Box,
): Touched[] {
  return cards.flatMap(({ card, price }) => {
    const effects = box.card(role).effects.filter((effect) => helps(effect, box.card(card)));
    const prices = effects.filter(({ kind }) => kind === 'price');
    const sum = prices.reduce((all, { amount = 0 }) => all + amount, price ?? 0);
    if (!effects.length) return [];
    const of = (kind: string): (readonly [TrackName, number])[] =>
      effects.flatMap((effect) =>
        effect.kind === kind && effect.track ? [[effect.track, effect.amount ?? 0] as const] : [],
      );
    return [
      {
        card,
        price,
        to: prices.length && price !== null ? Math.max(0, sum) : null,
        milder: of('cost').map(([track, amount]) => {
          const now = box.card(card).cost[track] ?? 0;
          return [track, now, Math.sign(now) * Math.max(0, Math.abs(now) - amount)] as const;
        }),
        gains: of('gain'),
        reaches: effects.some(({ kind }) => kind === 'reach'),
      },
    ];
  });
}
