import { expect, test } from 'vitest';
import type { Version } from '../src/load-entry';
import { Stored } from '../src/writes/stored';

function stored(only?: Version) {
  const loads: Version[] = [];
  const entry = new Stored(async (version) => {
    loads.push(version);
    return { title: version };
  }, only);
  return { entry, loads };
}

test('each version of an entry is loaded when it is asked for, and once', async () => {
  const { entry, loads } = stored();
  expect(loads).toEqual([]);
  const answers = await Promise.all([entry.draft(), entry.draft(), entry.published(), entry.published()]);
  expect(answers.map((answer) => answer?.title)).toEqual(['draft', 'draft', 'published', 'published']);
  expect(loads).toEqual(['draft', 'published']);
});

test('content without drafts has one version, whatever it is asked for as', async () => {
  const { entry, loads } = stored('published');
  expect(await entry.draft()).toBe(await entry.published());
  expect(loads).toEqual(['published']);
});

test('what was observed before a write is known after it, and nothing else can be asked for any more', async () => {
  const { entry } = stored();
  await entry.draft();
  entry.end();
  expect(await entry.draft()).toEqual({ title: 'draft' });
  expect(() => entry.published()).toThrow('The published version before the write is asked for after it');
});

test('of what is made now there was nothing, and after it there still was nothing', async () => {
  const nothing = new Stored();
  nothing.end();
  expect([await nothing.draft(), await nothing.published()]).toEqual([undefined, undefined]);
});
