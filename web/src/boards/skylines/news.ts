// What a piece of news concerns, so that it can lie near it.
import type { Box } from './components';
import type { CardInfo, Effect } from './types';

export const GROUPS: Record<string, readonly string[]> = {
  zone: ['residential', 'commercial', 'industrial'],
  utility: ['power', 'water', 'garbage'],
  service: ['healthcare', 'education', 'transport', 'fire', 'police', 'parks'],
};

/** Whether an effect is about a type, by its own name or its group's. */
export const isAbout = (effect: Effect, type: string): boolean =>
  (effect.of ?? []).some((one) => one === type || !!GROUPS[one]?.includes(type));

export function concerns(effect: Effect, card: CardInfo): boolean {
  if (effect.kind === 'deaf') return !!card.condition?.services.some((service) => isAbout(effect, service));
  if (!['price', 'cost', 'burden', 'gain', 'ban'].includes(effect.kind)) return false;
  return isAbout(effect, card.type) || (!!effect.stage && effect.stage === card.stage);
}

/** Whether the news that lie concern a card. */
export function touchedBy(news: number | null, card: number, box: Box): boolean {
  return news !== null && box.card(news).effects.some((effect) => concerns(effect, box.card(card)));
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
