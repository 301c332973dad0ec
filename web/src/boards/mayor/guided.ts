import type { GuidedTable } from '../../lib/guided';

export const table: GuidedTable = { seed: '3d', players: 2, seats: ['person', 'greedy'], options: {} };
