// Something asked of the server from a button: one thing at a time, and why it was refused.
import { Refused } from '../../lib/api';
import { t } from '../../lib/messages';

export class Doing {
  busy = $state(false);
  problem = $state('');

  /** Does it, unless something is being done already; what came of it, or null where nothing did. */
  async do<T>(what: () => Promise<T>): Promise<T | null> {
    if (this.busy) return null;
    this.busy = true;
    this.problem = '';
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message || t('refused-offline');
      return null;
    } finally {
      this.busy = false;
    }
  }
}
