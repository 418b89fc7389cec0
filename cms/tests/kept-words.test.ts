import { beforeEach, describe, expect, test } from 'vitest';
import { changedFields, restoreFields } from '../src/admin/kept-words/changed-fields';
import {
  type KeptWords,
  keepWords,
  newKey,
  type Shelf,
  tidyShelf,
  wordsOf,
  wordsOfPerson,
} from '../src/admin/kept-words/kept-words';
import { noteStart, versionFor } from '../src/admin/kept-words/send-started-from';

/** A browser's storage with room for so many characters. */
class SmallShelf implements Shelf {
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

function words(owner: typeof ANNA, visit: string, keptAt: number, text = 'Слова'): KeptWords {
  const path = '/content-manager/collection-types/api::knowledge.article/abc';
  return {
    key: newKey(owner, visit),
    keptAt,
    startedFrom: '2026-06-01',
    path,
    name: 'Статья',
    fields: { text },
  };
}

describe('kept words', () => {
  let shelf: SmallShelf;
  beforeEach(() => {
    shelf = new SmallShelf();
  });

  test('are offered to who typed them, in that entry, the newest first', () => {
    keepWords(shelf, words(ANNA, 'first', 1));
    keepWords(shelf, words(ANNA, 'second', 2));
    keepWords(shelf, words({ ...ANNA, documentId: 'abcd' }, 'third', 3));
    expect(wordsOf(shelf, ANNA).map(({ keptAt }) => keptAt)).toEqual([2, 1]);
    expect(wordsOfPerson(shelf, '1').map(({ keptAt }) => keptAt)).toEqual([3, 2, 1]);
    expect(wordsOf(shelf, ANNA)[1]).toEqual(words(ANNA, 'first', 1));
  });

  test('are not offered to another person at the same computer', () => {
    keepWords(shelf, words(ANNA, 'visit', 1));
    expect(wordsOf(shelf, BORIS)).toEqual([]);
    expect(wordsOfPerson(shelf, '11')).toEqual([]);
  });

  test('are let go after thirty days, as is what cannot be read; other things of the browser stay', () => {
    const days = 24 * 60 * 60 * 1000;
    keepWords(shelf, words(ANNA, 'old', 0));
    keepWords(shelf, words(ANNA, 'young', 2 * days));
    shelf.setItem(newKey(ANNA, 'broken'), '{');
    shelf.setItem('of-somebody-else', '{');
    tidyShelf(shelf, 31 * days);
    expect(wordsOf(shelf, ANNA).map(({ keptAt }) => keptAt)).toEqual([2 * days]);
    expect(shelf.getItem('of-somebody-else')).toBe('{');
    expect(shelf.length).toBe(2);
  });

  test('take the place of the oldest when the browser is full, and say so when there is none', () => {
    const small = new SmallShelf(900);
    expect(keepWords(small, words(ANNA, 'oldest', 1, 'а'.repeat(200)))).toBe(true);
    expect(keepWords(small, words(ANNA, 'newer', 2, 'б'.repeat(400)))).toBe(true);
    expect(wordsOf(small, ANNA).map(({ keptAt }) => keptAt)).toEqual([2]);
    expect(keepWords(small, words(ANNA, 'too-long', 3, 'в'.repeat(1000)))).toBe(false);
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
