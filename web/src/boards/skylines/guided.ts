import type { GuidedTable } from '../../lib/guided';

export const table: GuidedTable = { seed: '7', players: 1, seats: ['person'], options: { scenario: 'introduction' } };
