// A table that was wanted on a server's page of the same address, or that came from there: it opens here as
// soon as the rules are loaded.
import { tablePath } from '../lib/address';
import { api, Refused } from '../lib/api';
import { t } from '../lib/messages';
import { WANTED } from '../lib/moving';
import { route } from '../lib/route.svelte';
import { say } from './host';

/** Opens what was left for this page, or says why it can't. */
export async function begin(): Promise<void> {
  const [wanted, record] = [take(WANTED.table), take(WANTED.record)];
  if (wanted === null && record === null) return;
  try {
    const { table } = record === null ? await api.create(JSON.parse(wanted ?? '')) : await api.upload(record);
    route.go(tablePath(table), true);
  } catch (error) {
    say(error instanceof Refused && error.message ? error.message : t('no-answer'));
  }
}

function take(key: string): string | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    return null; // storage is forbidden: then nothing was left either
  }
}
