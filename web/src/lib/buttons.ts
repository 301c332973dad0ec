/** The most characters on a button. */
export const MOST = 24;

/** What a button says: the whole of it where it fits, else what it says of a thing that is seen anyway. */
export const fitting = (whole: string, short: () => string): string =>
  whole.length <= MOST ? whole : short();
