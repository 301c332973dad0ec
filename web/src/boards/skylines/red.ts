import { NUISANCES } from './preview';

const EVEN = ['power', 'water', 'garbage', 'happiness']; // what is in the red below 0

/** Whether a marker of the administration stands where it harms the city. */
export const isRed = (track: string, value: number): boolean =>
  EVEN.includes(track)
    ? value < 0
    : track === 'employment'
      ? value !== 0
      : NUISANCES.includes(track) && value > 0;
