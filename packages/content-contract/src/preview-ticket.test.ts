import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { type PreviewTicket, readTicket, signTicket } from './preview-ticket';

const SECRET = 's'.repeat(32);
const NOW = new Date('2026-06-01T12:00:00Z');
const TICKET: PreviewTicket = { type: 'article', documentId: 'abc123', expiresAt: NOW.getTime() + 1 };

/** Whatever it says, under a good signature. */
function sign(content: unknown, secret = SECRET): string {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  const encoded = Buffer.from(text).toString('base64url');
  return `${encoded}.${createHmac('sha256', secret).update(`preview-ticket:${encoded}`).digest('base64url')}`;
}

test('a ticket opens the one draft it was signed for', () => {
  const reading = readTicket(signTicket(TICKET, SECRET), SECRET, NOW);
  expect(reading).toEqual({ status: 'valid', type: 'article', documentId: 'abc123' });
});

test('a ticket of one language says which', () => {
  const reading = readTicket(signTicket({ ...TICKET, locale: 'en' }, SECRET), SECRET, NOW);
  expect(reading).toEqual({ status: 'valid', type: 'article', documentId: 'abc123', locale: 'en' });
});

test('a ticket ends at its moment', () => {
  expect(readTicket(sign({ ...TICKET, expiresAt: NOW.getTime() }), SECRET, NOW)).toEqual({
    status: 'expired',
  });
});

const [content = '', signature = ''] = sign(TICKET).split('.');
const other = sign({ ...TICKET, documentId: 'xyz789' }).split('.')[0];

test.each([
  ['empty', ''],
  ['without a signature', `${content}.`],
  ['without a dot', content + signature],
  ['with another draft under the signature', `${other}.${signature}`],
  ['with an altered signature', `${content}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`],
  ['with a longer signature', `${content}.${signature}A`],
  ['with another spelling of the signature', `${content}.${signature}=`],
  ['with a third part', `${content}.${signature}.x`],
  ['of another secret', sign(TICKET, 'o'.repeat(32))],
  ['of an unknown type', sign({ ...TICKET, type: 'author' })],
  ['of a document id that is none', sign({ ...TICKET, documentId: '../x' })],
  ['of a language that is none', sign({ ...TICKET, locale: '../en' })],
  ['without an end', sign({ type: 'article', documentId: 'abc123' })],
  ['that is no JSON', sign('{')],
  ['that is null', sign('null')],
])('a ticket %s is foreign', (_what, ticket) => {
  expect(readTicket(ticket, SECRET, NOW)).toEqual({ status: 'foreign' });
});
