// What the prompt says; every board finds its own words.
export interface Said {
  icon: string;
  main: string;
  count: string;
  why: string;
  waiting: boolean;
}
