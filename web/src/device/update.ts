// Keeping all of this for visits without a line, and offering a new version where there is one.
import { t } from '../lib/messages';
import { Strip } from './strip';

const READY = 'installed';

export async function keepForLater(): Promise<void> {
  if (!('serviceWorker' in navigator)) return; // a page that came neither by https nor from this machine
  const { serviceWorker } = navigator;
  const follows = serviceWorker.controller !== null;
  const registration = await serviceWorker.register('./offline.js');
  if (registration.waiting && follows) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === READY && serviceWorker.controller) offer(coming);
    });
  });
}

/** Says that there is a new version; it comes when it is wanted, or when no page is open any more. Chromium
 * ends the old worker first: where a request comes right then, that takes half a minute. */
function offer(coming: ServiceWorker): void {
  const button = document.createElement('button');
  button.className = 'btn sm';
  button.textContent = t('device-update-take');
  button.onclick = () => {
    button.disabled = true;
    button.textContent = t('device-update-comes');
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
    coming.postMessage('take over');
  };
  const strip = new Strip(t('device-update'), button);
  strip.closable(true);
  strip.show();
}
