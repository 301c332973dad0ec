// Fetches what is wanted once a tile is held.
import { later } from '../../lib/later';

export const holding = later(() => import('./held'));
