import { expect, test } from 'vitest';
import { removeIdentifiers } from './remove-identifiers';

test('everything that counters have left goes, for every domain it may belong to, and nothing else', () => {
  const written: string[] = [];
  const page = {
    get cookie() {
      return '_ym_uid=1; _ym_d=2; _ga=GA1.1.1.1; _ga_ABC=GS1; roistat_visit=7; vitrina-customer=a; wmid=5';
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  const kept = new Map([
    ['_ym_retryReqs', '{}'],
    ['vitrina-theme', 'dark'],
    ['roistat_x', '1'],
  ]);
  const storage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    removeItem: (key: string) => kept.delete(key),
  };
  removeIdentifiers(page, 'shop.example.ru', storage);
  const names = new Set(written.map((cookie) => cookie.split('=')[0]));
  expect([...names]).toEqual(['_ym_uid', '_ym_d', '_ga', '_ga_ABC', 'roistat_visit']);
  expect(written.filter((cookie) => cookie.startsWith('_ga='))).toEqual([
    '_ga=; path=/; max-age=0',
    '_ga=; path=/; max-age=0; domain=shop.example.ru',
    '_ga=; path=/; max-age=0; domain=example.ru',
  ]);
  expect([...kept.keys()]).toEqual(['vitrina-theme']);
});
