import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['./messages/*.ftl', '../messages/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const ids = (file: string): string[] =>
  [...(files[file] ?? '').matchAll(/^([a-z][\w-]*) =/gm)].map(([, id = '']) => id).sort();

it('is said in both languages, in place of what the client says', () => {
  expect(ids('./messages/de.ftl')).toEqual(ids('./messages/en.ftl'));
  const own = new Set(ids('../messages/en.ftl'));
  const added = ids('./messages/en.ftl').filter((id) => !own.has(id));
  expect(added).toEqual([
    'device-broken',
    'device-elsewhere',
    'device-full',
    'device-loading',
    'device-not-kept',
    'device-slow',
    'device-starting',
    'device-unable',
    'device-unread',
    'device-update',
    'device-update-comes',
    'device-update-take',
  ]);
});
