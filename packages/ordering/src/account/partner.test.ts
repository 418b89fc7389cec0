import { expect, test } from 'vitest';
import { parsePartnerCode, partnerOf } from './partner';

test.each([
  ['nobody', {}, {}],
  ['a webmaster', { wmid: '501' }, { partner_code: 501, partner_type: 'webmaster' }],
  ['a webmaster with a name', { wmid: 'blog' }, { partner_type: 'webmaster' }],
  ['a UTM source', { utmSource: 'newsletter' }, { partner_type: 'hosting_friend' }],
  [
    'a UTM source that is a number',
    { utmSource: '77' },
    { partner_code: 77, partner_type: 'hosting_friend' },
  ],
  [
    'a webmaster rather than a UTM source',
    { wmid: '501', utmSource: '77' },
    { partner_code: 501, partner_type: 'webmaster' },
  ],
  ['a code alone', { partnerCode: '12' }, { partner_code: 12 }],
  [
    'a typed code rather than the cookie’s',
    { partnerCode: '12', wmid: '501' },
    { partner_code: 12, partner_type: 'webmaster' },
  ],
  ['empty texts', { partnerCode: '', wmid: '', utmSource: '' }, {}],
] as const)('a registration is credited to %s', (_, referral, partner) => {
  expect(partnerOf(referral)).toStrictEqual(partner);
});

test.each(['12abc', '1.5', '-3', '1e3', '', ' ', '0x10', '9'.repeat(16)])('"%s" is no code', (text) => {
  expect(parsePartnerCode(text)).toBeUndefined();
});

test('spaces around a code do not matter', () => {
  expect(parsePartnerCode(' 42 ')).toBe(42);
});
