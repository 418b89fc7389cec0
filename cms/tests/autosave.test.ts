import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Autosave,
  type AutosaveStorage,
  autosavesOf,
  autosavesOfPerson,
  newKey,
  storeAutosave,
  tidyAutosaves,
} from '../src/admin/autosave/autosaves';
import { changedFields, restoreFields } from '../src/admin/autosave/changed-fields';
import { noteStart, versionFor } from '../src/admin/autosave/send-base-version';

/** A browser's storage with room for so many characters. */
class SmallStorage implements AutosaveStorage {
  #kept = new Map<string, string>();
  constructor(readonly room = 10_000) {}
  get length() {
    return this.#kept.size;
  }
  key(index: number) {
    return [...this.#kept.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.#kept.get(key) ?? null;
  }
  removeItem(key: string) {
    this.#kept.delete(key);
  }
  setItem(key: string, value: string) {
    const others = [...this.#kept].filter(([other]) => other !== key);
    const taken = others.reduce((sum, [name, text]) => sum + name.length + text.length, 0);
    if (taken + key.length + value.length > this.room) throw new Error('QuotaExceededError');
    this.#kept.set(key, value);
  }
}

const ANNA = { userId: '1', model: 'api::knowledge.article', documentId: 'abc' };
const BORIS = { ...ANNA, userId: '11' };

function autosave(owner: typeof ANNA, visit: string, keptAt: number, text = 'Слова'): Autosave {
  const path = '/content-manager/collection-types/api::knowledge.article/abc';
  return {
    key: newKey(owner, visit),
    keptAt,
    baseVersion: '2026-06-01',
    path,
    name: 'Статья',
    fields: { text },
  };
}

describe('autosaves', () => {
  let storage: SmallStorage;
  beforeEach(() => {
    storage = new SmallStorage();
  });

  test('are offered to who typed them, in that entry, the newest first', () => {
    storeAutosave(storage, autosave(ANNA, 'first', 1));
    storeAutosave(storage, autosave(ANNA, 'second', 2));
    storeAutosave(storage, autosave({ ...ANNA, documentId: 'abcd' }, 'third', 3));
    expect(autosavesOf(storage, ANNA).map(({ keptAt }) => keptAt)).toEqual([2, 1]);
    expect(autosavesOfPerson(storage, '1').map(({ keptAt }) => keptAt)).toEqual([3, 2, 1]);
    expect(autosavesOf(storage, ANNA)[1]).toEqual(autosave(ANNA, 'first', 1));
  });

  test('are not offered to another person at the same computer', () => {
    storeAutosave(storage, autosave(ANNA, 'visit', 1));
    expect(autosavesOf(storage, BORIS)).toEqual([]);
    expect(autosavesOfPerson(storage, '11')).toEqual([]);
  });

  test('are let go after thirty days, as is what cannot be read; other things of the browser stay', () => {
    const days = 24 * 60 * 60 * 1000;
    storeAutosave(storage, autosave(ANNA, 'old', 0));
    storeAutosave(storage, autosave(ANNA, 'young', 2 * days));
    storage.setItem(newKey(ANNA, 'broken'), '{');
    storage.setItem('of-somebody-else', '{');
    tidyAutosaves(storage, 31 * days);
    expect(autosavesOf(storage, ANNA).map(({ keptAt }) => keptAt)).toEqual([2 * days]);
    expect(storage.getItem('of-somebody-else')).toBe('{');
    expect(storage.length).toBe(2);
  });

  test('take the place of the oldest when the browser is full, and say so when there is none', () => {
    const small = new SmallStorage(900);
    expect(storeAutosave(small, autosave(ANNA, 'oldest', 1, 'а'.repeat(200)))).toBe(true);
    expect(storeAutosave(small, autosave(ANNA, 'newer', 2, 'б'.repeat(400)))).toBe(true);
    expect(autosavesOf(small, ANNA).map(({ keptAt }) => keptAt)).toEqual([2]);
    expect(storeAutosave(small, autosave(ANNA, 'too-long', 3, 'в'.repeat(1000)))).toBe(false);
  });
});

describe('restoring', () => {
  const started = { title: 'Было', text: 'Текст', updatedAt: 'вчера' };

  test('brings back the changed fields and leaves what others have changed since', () => {
    const kept = changedFields({ ...started, title: 'Стало' }, started);
    expect(kept).toEqual({ title: 'Стало' });
    const now = { ...started, text: 'Чужая правка', updatedAt: 'сегодня' };
    expect(restoreFields(now, kept)).toEqual({ title: 'Стало', text: 'Чужая правка', updatedAt: 'сегодня' });
  });

  test('brings back identifiers that were kept as numbers as the texts that fields take now', () => {
    const kept = { preset_id: 4823, cpu: 2, retired_presets: [{ id: 1, successor_id: 7 }] };
    expect(restoreFields({ retired_presets: [{ id: 1 }] }, kept)).toEqual({
      ...{ preset_id: '4823', cpu: 2, retired_presets: [{ id: 1, successor_id: '7' }] },
    });
  });

  test('makes blocks that are gone new ones; files and related entries keep their numbers', () => {
    const now = { blocks: [{ __component: 'blocks.faq', id: 1 }] };
    const image = { id: 7, mime: 'image/png' };
    const topic = { connect: [{ id: 3, documentId: 'topic' }], disconnect: [] };
    const blocks = [
      { __component: 'blocks.faq', id: 1, questions: [{ id: 5, question: 'Когда?' }] },
      { __component: 'blocks.related-tutorials', id: 2, topic, image },
    ];
    expect(restoreFields(now, { blocks })).toEqual({
      blocks: [
        { __component: 'blocks.faq', id: 1, questions: [{ question: 'Когда?' }] },
        { __component: 'blocks.related-tutorials', topic, image },
      ],
    });
  });
});

describe('a save tells the version it began from', () => {
  const entries = 'http://cms/content-manager/collection-types';

  test.each([
    ['PUT', `${entries}/api::knowledge.article/abc`, 'one'],
    ['PUT', `${entries}/api::knowledge.article/abc?status=draft`, 'one'],
    ['POST', `${entries}/api::knowledge.article/abc/actions/publish`, 'one'],
    ['PUT', 'http://cms/content-manager/single-types/api::site.footer', 'two'],
    ['GET', `${entries}/api::knowledge.article/abc`, undefined],
    ['POST', `${entries}/api::knowledge.article/abc/actions/unpublish`, undefined],
    ['POST', `${entries}/api::knowledge.article`, undefined],
    ['PUT', `${entries}/api::knowledge.article/other`, undefined],
  ])('%s %s', (method, address, version) => {
    noteStart('api::knowledge.article/abc', 'one');
    noteStart('api::site.footer', 'two');
    expect(versionFor(method, address)).toBe(version);
  });
});
