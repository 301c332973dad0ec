// What those who run the server tell everybody.
import type { HouseNotice } from './types';

class House {
  notice = $state.raw<HouseNotice | null>(null);
}

export const house = new House();
