import { closedAddress, json, type Reply, serve, text } from '@vitrina/provider-http/testing';
import { expect, test } from 'vitest';
import { createProviderHttp } from './http';
import { createRequests } from './requests';

async function ask(reply: Reply, urls: string[]) {
  const { url, received } = await serve(reply);
  const http = createProviderHttp({
    addresses: { api: url, landing: url },
    requestId: 'request-1',
    readRetries: 0,
  });
  return { answer: await createRequests(http).countComments(urls), received };
}

test('all articles are asked for in one call, and one without an entry has no comments', async () => {
  const { answer, received } = await ask(json({ counts: { 'ssh-keys': 3 } }), ['ssh-keys', 'ufw-basics']);
  expect(received).toMatchObject([
    { method: 'GET', url: '/comments/count?urls=ssh-keys%2Cufw-basics', body: '' },
  ]);
  if (answer.kind !== 'counted') throw new Error('They were counted.');
  expect([answer.countOf('ssh-keys'), answer.countOf('ufw-basics'), answer.countOf('toString')]).toEqual([
    3, 0, 0,
  ]);
});

test.each<[string, Reply, string]>([
  ['a provider without comments', json({ error: { error_code: 'comments_forbidden' } }, 403), 'forbidden'],
  ['another refusal', json({ error_code: 'not_found' }, 404), 'unknown'],
  ['an outage', text('', 503), 'unknown'],
  ['counts that are none', json({ counts: { 'ssh-keys': -1 } }), 'unknown'],
  ['a list', json({ counts: [1] }), 'unknown'],
])('%s', async (_, reply, kind) => {
  expect((await ask(reply, ['ssh-keys'])).answer).toEqual({ kind });
});

test('a provider that is not there', async () => {
  const address = await closedAddress();
  const http = createProviderHttp({
    addresses: { api: address, landing: address },
    requestId: 'request-1',
    readRetries: 0,
  });
  expect(await createRequests(http).countComments(['ssh-keys'])).toEqual({ kind: 'unknown' });
});
