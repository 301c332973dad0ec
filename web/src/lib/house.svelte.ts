// What those who run the server tell everybody.
import type { ServerNotice } from './types';

class House {
  notice = $state.raw<ServerNotice | null>(null);
}

export const house = new House();
