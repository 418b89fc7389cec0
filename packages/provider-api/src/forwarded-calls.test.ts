import { json, serve } from '@vitrina/provider-http/testing';
import { expect, test } from 'vitest';
import { createProviderHttp } from './http';

const ESCAPES = [
  ...[
    '..',
    '.',
    '',
    '../databases',
    '..%2fdatabases',
    '%2e%2e',
    '%2e%2e%2fdatabases',
    '1/../../databases',
    '1?limit=9',
    '1#x',
    '1;x',
  ],
  ...['//evil.test', 'https://evil.test', '\\..\\x', '1\n2', '1\r\nHost: evil', '1 ', '{id}', '$1', '$&'],
];

// 20 of them in each of three calls.
test.each(['getServer', 'getBucket', 'getCluster'] as const)(
  'whatever the id of a thing is, %s goes to nothing but such a thing of the customer',
  async (name) => {
    const { url, received } = await serve(json({}, 404));
    const call = createProviderHttp({
      addresses: { api: url, landing: url, enrichment: undefined },
      requestId: 'r',
      readRetries: 0,
    });
    for (const id of ESCAPES) {
      received.length = 0;
      // What a request says never becomes what is done with it.
      const said = { method: 'DELETE', path: 'api/v1/account', user: { id: 'other' }, access_token: 'other' };
      const answer = await call(name, said as never, {
        params: { id },
        credentials: { kind: 'customer', accessToken: 'mine', userId: 'me' },
      });
      expect(answer.ok).toBe(false);
      if (/^\.{0,2}$/.test(id)) {
        expect(received).toEqual([]);
        continue;
      }
      expect(received).toHaveLength(1);
      const [sent] = received;
      expect([sent?.method, sent?.url]).toEqual(['POST', '/login/forward']);
      const body = JSON.parse(sent?.body ?? '');
      expect(body).toMatchObject({ method: 'GET', access_token: 'mine', user: { id: 'me' } });
      const { pathname, search, hash } = new URL(body.path, 'https://provider.test/');
      expect(pathname).toMatch(/^\/api\/v1\/(?:servers|storages\/buckets|k8s\/clusters)\/[^/]+$/);
      expect([search, hash]).toEqual(['', '']);
    }
  },
);
