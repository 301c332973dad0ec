// The rules, and the tables of this device, beside the page: Python in a worker. It answers what a server
// would be asked, one request at a time; between two its bots act, a step at a time.
import type { PyodideAPI, loadPyodide as load } from 'pyodide';

import { Kept } from './kept';
import type { Asked, Told } from './wire';

const HERE = new URL('../', self.location.href);
const PYODIDE = new URL(`${__PYODIDE__}/`, HERE).href;
const ROOT = '/gridtown';

/** `gridtown.device.worker.Door`, as it is seen from here. */
interface Door {
  ask(method: string, path: string, body: string, lang: string): string;
  watch(line: number, path: string, lang: string): void;
  leave(line: number): void;
  news(): string;
  step(): number;
  changed(): string;
  take_in(text: string): string;
}

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

async function open(): Promise<{ door: Door; kept: Kept }> {
  const plain = self.fetch;
  self.fetch = countingFetch();
  const [{ loadPyodide }, sources, kept] = await Promise.all([
    import(/* @vite-ignore */ `${PYODIDE}pyodide.mjs`) as Promise<{ loadPyodide: typeof load }>,
    fetch(new URL(`python.zip?${__PYTHON__}`, HERE)).then((file) => {
      if (!file.ok) throw new Error(`python.zip: ${file.status}`);
      return file.arrayBuffer();
    }),
    Kept.open(),
  ]);
  const python: PyodideAPI = await loadPyodide({ indexURL: PYODIDE });
  self.fetch = plain;
  python.unpackArchive(sources, 'zip', { extractDir: ROOT });
  python.runPython(`import sys; sys.path.insert(0, ${JSON.stringify(ROOT)})`);
  const module = python.pyimport('gridtown.device.worker') as { Door: () => Door };
  const door = module.Door();
  for (const text of await kept.all()) door.take_in(text);
  tell({ ready: true, kept: kept.lasts });
  return { door, kept };
}

const opened = open();
opened.catch((error: unknown) => tell({ failed: String(error) }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Tells what is new, keeps what has changed, and lets bots act when it is their time. */
function goOn(door: Door, kept: Kept): void {
  for (const [line, news] of JSON.parse(door.news()) as [number, string | null][]) tell({ line, news });
  kept.put(JSON.parse(door.changed()) as [string, string | null][]).catch(() => tell({ notKept: true }));
  clearTimeout(timer);
  timer = setTimeout(() => step(door, kept), 0);
}

function step(door: Door, kept: Kept): void {
  const rest = door.step();
  if (rest === 0) goOn(door, kept);
  else if (rest > 0) timer = setTimeout(() => step(door, kept), rest * 1000);
}

function heed(door: Door, asked: Asked): void {
  if ('open' in asked) door.watch(asked.open, asked.path, asked.lang);
  else if ('close' in asked) door.leave(asked.close);
  else {
    const { id, method, path, body, lang } = asked;
    const [status, answer] = JSON.parse(door.ask(method, path, body, lang)) as [number, string];
    tell({ id, status, body: answer });
  }
}

self.onmessage = ({ data }: MessageEvent<Asked>) =>
  void opened.then(({ door, kept }) => {
    heed(door, data);
    goOn(door, kept);
  });
