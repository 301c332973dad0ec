// The service worker: after one visit everything there is lies in this browser, and no host is needed. Each
// build has a cache of its own, so that its files always fit each other. A new one waits until no page of the
// old one is open, or until somebody wants it (`update.ts`): nothing changes in the middle of a match.
/// <reference lib="webworker" />

/** All files of this build, and a mark of them; put in by device-plugin.ts. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const scope = self as unknown as ServiceWorkerGlobalScope;
const HOME = new URL('./', scope.location.href);
const OURS = `gridtown ${HOME.pathname} `; // two copies on one host don't take each other's away
const CACHE = OURS + __BUILD__;

scope.addEventListener('install', (event) =>
  event.waitUntil(
    caches.open(CACHE).then((cache) => cache.addAll(__FILES__.map((file) => new URL(file, HOME).href))),
  ),
);

scope.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(OURS) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name)))),
  ),
);

scope.addEventListener('message', ({ data }) => {
  if (data === 'take over') void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(HOME.href)) return;
  event.respondWith(answer(request));
});

async function answer(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const wanted = request.mode === 'navigate' ? HOME.href : request.url;
  return (await cache.match(wanted)) ?? fetch(request);
}
