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

test('documents of a newer answer that say the same have the same index, and those of a newer answer that do not have another', () => {
  const [before, same, changed] = ['Услуга', 'Услуга', 'Решение'].map(documents) as [
    SearchDocument[],
    SearchDocument[],
    SearchDocument[],
  ];
  const index = keptIndex(before);
  expect(keptIndex(same)).toBe(index);
  // As gathered anew for each search.
  expect(keptIndex([...same])).toBe(index);
  expect(keptIndex(changed)).not.toBe(index);
  expect(keptIndex([...changed, ...before])).not.toBe(keptIndex(changed));
});
