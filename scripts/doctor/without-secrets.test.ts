import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutSecrets } from './without-secrets.mjs';

test.each<[string, string, Record<string, string>]>([
  [
    'Headers.append: "Bearer line-one\nline-two" is an invalid header value',
    'Headers.append: "Bearer …" is an invalid header value',
    { CMS_READ_TOKEN: 'line-one\nline-two' },
  ],
  [
    'Request cannot be constructed from a URL that includes credentials: https://user:p@ss@cms.test/_health',
    'Request cannot be constructed from a URL that includes credentials: https://…@cms.test/_health',
    {},
  ],
  [
    'no role "shop" by the password s3cr/et',
    'no role "shop" by the password …',
    { DATABASE_URL: `postgres://shop:${'s3cr%2Fet'}@db/shop` },
  ],
  ['the second of the keys is bbbbbb', 'the second of the keys is …', { APP_KEYS: 'aaaaaa,bbbbbb' }],
  [
    'connect ECONNREFUSED 127.0.0.1:1337',
    'connect ECONNREFUSED 127.0.0.1:1337',
    { CMS_URL: 'http://127.0.0.1:1337', API_TOKEN_SALT: '' },
  ],
])('%j is told as %j', (said, told, variables) => {
  expect(withoutSecrets(said, variables)).toBe(told);
});

test('no secret is left in any sentence', () => {
  const secret = fc.stringMatching(/^[\w$+/=.-]{16,40}$/);
  fc.assert(
    fc.property(fc.string(), secret, fc.string(), (before, value, after) => {
      expect(withoutSecrets(`${before}${value}${after}`, { SESSION_SECRET: value })).not.toContain(value);
    }),
  );
});
