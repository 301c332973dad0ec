// What a piece of news concerns, so that it can lie near it.
import type { Box } from './components';
import type { CardInfo, Effect } from './types';

const GROUPS: Record<string, readonly string[]> = {
  zone: ['residential', 'commercial', 'industrial'],
  utility: ['power', 'water', 'garbage'],
  service: ['healthcare', 'education', 'transport', 'fire', 'police', 'parks'],
};

/** Whether an effect is about a type, by its own name or its group's. */
export const isAbout = (effect: Effect, type: string): boolean =>
  (effect.of ?? []).some((one) => one === type || !!GROUPS[one]?.includes(type));

function concerns(effect: Effect, card: CardInfo): boolean {
  if (effect.kind === 'deaf') return !!card.condition?.services.some((service) => isAbout(effect, service));
  if (!['price', 'cost', 'burden', 'gain', 'ban'].includes(effect.kind)) return false;
  return isAbout(effect, card.type) || (!!effect.stage && effect.stage === card.stage);
}

/** Whether the news that lie concern a card. */
export function touchedBy(news: number | null, card: number, box: Box): boolean {
  return news !== null && box.card(news).effects.some((effect) => concerns(effect, box.card(card)));
}

/** A card that a role concerns, and what it makes of its price. */
export interface Touched {
  card: number;
  price: number | null;
  to: number | null; // null: the price stays
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
    return [{ card, price, to: prices.length && price !== null ? Math.max(0, sum) : null }];
  });
}

/** Whether news concern a track. */
export function onTrack(news: number | null, track: string, box: Box): boolean {
  return (
    news !== null &&
    box
      .card(news)
      .effects.some(
        (effect) =>
          effect.track === track ||
          (effect.kind === 'wages' && track === 'employment') ||
          (effect.kind === 'price' && track === 'money'),
      )
  );
}
