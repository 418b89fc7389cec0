import { expect, test } from 'vitest';
import { type Edition, editionFault } from '../src/editions/edition-fault';

const PUBLISHED: Edition = { edition: 2, effective_from: '2026-11-22', text: 'as it was accepted' };
const NO_DOCUMENT: Edition = { edition: null, effective_from: null, text: 'a page' };

test.each<[string, Edition | undefined, Edition]>([
  ['a page that is no document', NO_DOCUMENT, { ...NO_DOCUMENT, text: 'another text' }],
  ['the first edition', undefined, PUBLISHED],
  ['a page that becomes a document', NO_DOCUMENT, PUBLISHED],
  ['the same edition with the same text', PUBLISHED, PUBLISHED],
  ['the next edition', PUBLISHED, { edition: 3, effective_from: '2026-12-01', text: 'new' }],
])('%s may be published', (_, before, after) => {
  expect(editionFault(before, after)).toBeUndefined();
});

test.each<[string, Edition, string]>([
  ['another text under the same number', { ...PUBLISHED, text: 'quietly changed' }, 'edition'],
  ['another day under the same number', { ...PUBLISHED, effective_from: '2026-01-01' }, 'edition'],
  ['a lower number', { ...PUBLISHED, edition: 1 }, 'edition'],
  ['no number any more', { ...PUBLISHED, edition: null }, 'edition'],
  ['no day', { ...PUBLISHED, edition: 3, effective_from: null }, 'effective_from'],
])('a document with %s is refused at the field', (_, after, path) => {
  expect(editionFault(PUBLISHED, after)).toMatchObject({ path });
});
