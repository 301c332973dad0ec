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

async function file(name: string): Promise<ArrayBuffer> {
  const answer = await fetch(new URL(name, HERE));
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
  return answer.arrayBuffer();
}

/** Python, with what is needed of its own library. */
async function runtime(): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${PYODIDE}pyodide.mjs`)) as {
    loadPyodide: typeof load;
  };
  return loadPyodide({ indexURL: PYODIDE, stdLibURL: new URL(__STDLIB__, HERE).href });
}

/** Python with the rules in it. compiled: from their library, beside an archive without its sources. */
async function start(compiled: boolean): Promise<Door> {
  const [archive = __PYTHON__, library] = compiled ? __COMPILED__ : [];
  const plain = self.fetch;
  self.fetch = countingFetch();
  try {
    const [python, sources, machine] = await Promise.all([
      runtime(),
      file(archive),
      library && file(library),
    ]);
    python.unpackArchive(sources, 'zip', { extractDir: ROOT });
    python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(ROOT)})`);
    if (machine) {
      python.FS.writeFile(`${ROOT}/gridtown__mypyc.so`, new Uint8Array(machine), { canOwn: true }); // no copy
      python.pyimport('compiled_modules');
      python.FS.unlink(`${ROOT}/gridtown__mypyc.so`); // it runs: a second copy would only take memory
    }
    const module = python.pyimport('gridtown.device.worker') as { Door: () => Door };
    return module.Door();
  } finally {
    self.fetch = plain;
  }
}

/** Where the compiled rules don't run, their sources do, without what needs their speed. */
async function open(): Promise<Door> {
  if (!__COMPILED__.length) return start(false);
  try {
    return await start(true);
  } catch (error) {
    console.error(error);
    tell({ slow: true });
    return start(false);
  }
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
