import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { keptIndex } from './kept-index';
import type { SearchDocument } from './search-index';

function documents(note: string): SearchDocument[] {
  return [
    { kind: 'service', title: 'S3', text: '', keywords: '', href: '/services/s3', note, suggestion: 'S3' },
  ];
}

test('an index is built anew for other documents, and not because somebody reads in another language', () => {
  const russian = () => inLanguage('ru', () => keptIndex(documents('Услуга')));
  const english = () => inLanguage('en', () => keptIndex(documents('Service')));
  const [first, other] = [russian(), english()];
  expect(other).not.toBe(first);
  expect(russian()).toBe(first);
  expect(english()).toBe(other);
  expect(inLanguage('ru', () => keptIndex(documents('Решение')))).not.toBe(first);
});

test('what documents say is read again only of others', () => {
  let read = 0;
  const [document] = documents('Услуга');
  const same = Object.assign({ toJSON: () => (read += 1) }, document) as SearchDocument;
  const index = keptIndex([same]);
  expect(keptIndex([same])).toBe(index);
  expect(read).toBe(1);
  expect(keptIndex([same, same])).not.toBe(index);
  expect(read).toBe(3);
});
