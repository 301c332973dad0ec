import type { GuidedTable } from '../../lib/guided';

export const table: GuidedTable = { seed: '10', players: 3, seats: ['person', 'greedy', 'greedy'], options: { beginner: 'yes' } };
