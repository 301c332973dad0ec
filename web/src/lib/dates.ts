// Days as people say them.
import type { Lang } from './settings.svelte';

const DAY = 24 * 60 * 60 * 1000;

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/** "today", "yesterday", "Sunday", "12 May", "12 May 2024": as much as it takes. then: as the server writes a time. */
export function dayInWords(then: string, lang: Lang, now = new Date()): string {
  const date = new Date(then);
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days <= 1) return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, parts(days, date.getFullYear() === now.getFullYear())).format(date);
}

function parts(days: number, thisYear: boolean): Intl.DateTimeFormatOptions {
  if (days < 7) return { weekday: 'long' };
  return thisYear ? { day: 'numeric', month: 'long' } : { day: 'numeric', month: 'long', year: 'numeric' };
}
