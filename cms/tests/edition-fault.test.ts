import { expect, test } from 'vitest';
import { type Edition, editionFault } from '../src/editions/edition-fault';

const PUBLISHED: Edition = { edition: 2, effective_from: '2026-11-22', text: 'as it was accepted' };
const TODAY = '2026-12-01';
const ALONE = { earlier: undefined, today: TODAY };
const NO_DOCUMENT: Edition = { edition: null, effective_from: null, text: 'a page' };

test.each<[string, Edition | undefined, Edition]>([
  ['a page that is no document', NO_DOCUMENT, { ...NO_DOCUMENT, text: 'another text' }],
  ['the first edition', undefined, PUBLISHED],
  ['a page that becomes a document', NO_DOCUMENT, PUBLISHED],
  ['the same edition with the same text', PUBLISHED, PUBLISHED],
  ['the next edition', PUBLISHED, { edition: 3, effective_from: TODAY, text: 'new' }],
  ['the next edition of the same day', PUBLISHED, { ...PUBLISHED, edition: 3, text: 'new' }],
])('%s may be published', (_, before, after) => {
  expect(editionFault(before, after, ALONE)).toBeUndefined();
});

test.each<[string, Edition, string]>([
  ['another text under the same number', { ...PUBLISHED, text: 'quietly changed' }, 'edition'],
  ['another day under the same number', { ...PUBLISHED, effective_from: '2026-01-01' }, 'edition'],
  ['a lower number', { ...PUBLISHED, edition: 1 }, 'edition'],
  ['no number any more', { ...PUBLISHED, edition: null }, 'edition'],
  ['a day that has not come', { ...PUBLISHED, edition: 3, effective_from: '2026-12-02' }, 'effective_from'],
  [
    'a day before the edition before',
    { ...PUBLISHED, edition: 3, effective_from: '2026-11-21' },
    'effective_from',
  ],
  ['no day', { ...PUBLISHED, edition: 3, effective_from: null }, 'effective_from'],
])('a document with %s is refused at the field', (_, after, path) => {
  expect(editionFault(PUBLISHED, after, ALONE)).toMatchObject({ path });
});

// A document that was withdrawn before that was forbidden still has its earlier editions.
test.each<[string, Partial<Edition>, string]>([
  ['the number of an edition that has a page of its own', {}, 'edition'],
  ['no number', { edition: null }, 'edition'],
  ['a day before that edition', { edition: 3, effective_from: '2026-11-21' }, 'effective_from'],
])('a document that is not published is refused with %s', (_, change, path) => {
  const circumstances = { earlier: { edition: 2, effective_from: '2026-11-22' }, today: TODAY };
  expect(editionFault(undefined, { ...PUBLISHED, ...change }, circumstances)).toMatchObject({ path });
});
