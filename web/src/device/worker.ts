// The rules, and the tables of this device, beside the page: Python in a worker. It answers what a server
// would be asked, one request at a time; between two its bots act, a step at a time.
import type { PyodideAPI, loadPyodide as load } from 'pyodide';

import { Desk, heeded, type Door } from './desk';
import { Kept } from './kept';
import type { Asked, Told } from './wire';

const HERE = new URL('../', self.location.href);
const PYODIDE = new URL(`${__PYODIDE__}/`, HERE).href;
const ROOT = '/gridtown';
const PATIENCE = 300; // ms: a page that is being left may still have the tables

const tell = (told: Told): void => self.postMessage(told);

/** Fetches as ever, and tells how much has come. */
function countingFetch(): typeof fetch {
  const fetched = self.fetch.bind(self);
  let loaded = 0;
  return async (...given) => {
    const answer = await fetched(...given);
    if (!answer.body) return answer;
    const counted = answer.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(part, onward) {
          loaded += part.length;
          tell({ loaded, all: __BYTES__ });
          onward.enqueue(part);
        },
      }),
    );
    const { headers, status, statusText } = answer;
    return new Response(counted, { headers, status, statusText });
  };
}

async function open(): Promise<Door> {
  const plain = self.fetch;
  self.fetch = countingFetch();
  const [{ loadPyodide }, sources] = await Promise.all([
    import(/* @vite-ignore */ `${PYODIDE}pyodide.mjs`) as Promise<{ loadPyodide: typeof load }>,
    fetch(new URL(`python.zip?${__PYTHON__}`, HERE)).then((file) => {
      if (!file.ok) throw new Error(`python.zip: ${file.status}`);
      return file.arrayBuffer();
    }),
  ]);
  const python: PyodideAPI = await loadPyodide({ indexURL: PYODIDE });
  self.fetch = plain;
  python.unpackArchive(sources, 'zip', { extractDir: ROOT });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(ROOT)})`);
  const module = python.pyimport('gridtown.device.worker') as { Door: () => Door };
  return module.Door();
}

/**
 * Settled once the tables are this page's alone, until it is closed: two pages that write down the same table
 * would undo each other's choices.
 */
function alone(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve(); // a page that came neither by https nor from here
  return new Promise((resolve) => {
    const waiting = setTimeout(() => tell({ elsewhere: true }), PATIENCE);
    void navigator.locks.request(
      `gridtown ${HERE.pathname}`,
      () =>
        new Promise<never>(() => {
          clearTimeout(waiting);
          resolve();
        }),
    );
  });
}

async function takeIn(door: Door): Promise<Desk> {
  await alone();
  const kept = await Kept.open(HERE.pathname);
  const unread = (await kept.all()).map((text) => door.take_in(text)).filter(Boolean);
  for (const why of unread) console.warn(why); // it stays where it is, for a version that can read it
  tell({ ready: true, unread: unread.length, lasting: kept.lasting });
  return new Desk(door, kept, tell);
}

const opened = open();
const owned = opened.then(takeIn);
owned.catch((error: unknown) => tell({ failed: String(error) }));

/** What concerns no table: a page of rules beside a table asks for it. */
const needsNoTable = (asked: Asked): boolean => 'id' in asked && asked.path.startsWith('/api/games');

self.onmessage = ({ data }: MessageEvent<Asked>) =>
  void opened.then(async (door) => {
    if (needsNoTable(data)) heeded(door, data).forEach(tell);
    else await (await owned).heed(data);
  });
