// Days and times gone by as people say them.
import { t } from './messages';
import type { Lang } from './settings.svelte';

const MINUTE = 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const midnight = (date: Date): number =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();

/**
 * "just now", "5 minutes ago", "3 hours ago", "12 days ago": how long it is since something happened. then:
 * as the server writes a time.
 */
export function agoInWords(then: string, lang: Lang, now = new Date()): string {
  const minutes = Math.floor((now.getTime() - new Date(then).getTime()) / MINUTE);
  if (minutes < 1) return t('just-now');
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute' as const]
      : minutes < 24 * 60
        ? [Math.floor(minutes / 60), 'hour' as const]
        : [Math.floor(minutes / 60 / 24), 'day' as const];
  return new Intl.RelativeTimeFormat(lang).format(-count, unit);
}

/**
 * "today", "yesterday", "Sunday", "12 May", "12 May 2024": as much as it takes. then: as the server writes a
 * time.
 */
export function dayInWords(then: string, lang: Lang, now = new Date()): string {
  const date = new Date(then);
  const days = Math.round((midnight(now) - midnight(date)) / DAY);
  if (days <= 1)
    return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.max(0, days), 'day');
  return new Intl.DateTimeFormat(
    lang === 'en' ? 'en-GB' : lang,
    parts(days, date.getFullYear() === now.getFullYear()),
  ).format(date);
}

function parts(days: number, thisYear: boolean): Intl.DateTimeFormatOptions {
  if (days < 7) return { weekday: 'long' };
  return thisYear ? { day: 'numeric', month: 'long' } : { day: 'numeric', month: 'long', year: 'numeric' };
}
