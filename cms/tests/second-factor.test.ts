import { describe, expect, test } from 'vitest';
import { wantedFactor } from '../src/access/second-factor/demand-factor';
import { enrolmentUri, newSecret, stepOfCode } from '../src/access/second-factor/one-time-code';
import { bareCode, newRecoveryCodes } from '../src/access/second-factor/recovery-codes';
import { openVault } from '../src/access/second-factor/vault';
import { shortAddress } from '../src/access/sessions/short-address';
import { LoginLimit, LoginRefusal } from '../src/strapi/check-credentials';

/** The secret of RFC 6238, appendix B: '12345678901234567890' in base 32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code', () => {
  // Of the eight digits in appendix B the last six, which is how a shorter code is made.
  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i is that of RFC 6238', (seconds, code) => {
    expect(stepOfCode(SECRET, code, at(seconds))).toBe(Math.floor(seconds / 30));
  });

  test('is right one step before and after, and no further, and says whose step it is', () => {
    const step = 37_037_036;
    const code = '050471';
    const moment = (aside: number) => at((step + 1 + aside) * 30);
    expect(stepOfCode(SECRET, code, at(1_111_111_111))).toBe(step + 1);
    expect([-2, -1, 0, 1, 2].map((aside) => stepOfCode(SECRET, code, moment(aside)))).toEqual([
      ...[undefined, step + 1, step + 1, step + 1, undefined],
    ]);
  });

  test.each(['', '05047', '0504711', 'abcdef', '05047１', '0x5047', ' 50471', '-50471'])(
    'is not %j',
    (code) => {
      expect(stepOfCode(SECRET, code, at(1_111_111_111))).toBeUndefined();
    },
  );

  test('comes from a secret of 160 bits, which the picture names with account and issuer', () => {
    const secret = newSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(newSecret()).not.toBe(secret);
    const uri = new URL(enrolmentUri(secret, 'editor@vitrina.example', 'Vitrina cms.example'));
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      ...{ secret, issuer: 'Vitrina cms.example', algorithm: 'SHA1', digits: '6', period: '30' },
    });
    expect(decodeURIComponent(uri.pathname)).toContain('Vitrina cms.example:editor@vitrina.example');
  });
});

test('recovery codes are ten, all different, and without signs that look alike', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) expect(code).toMatch(/^([2-9a-hjkmnp-z]{4}-){2}[2-9a-hjkmnp-z]{4}$/);
});

test('a code is read however it was typed', () => {
  for (const typed of ['ABCD-efgh-jkmn', ' abcd efgh jkmn ', 'abcd–efgh—jkmn'])
    expect(bareCode(typed)).toBe('abcdefghjkmn');
});

test.each([
  [new LoginRefusal('Введите код.', { secondFactor: 'needed' }), 'needed'],
  [new LoginRefusal('Код неверный.', { secondFactor: 'wrong' }), 'wrong'],
  [new LoginLimit({ secondFactor: 'limited' }), 'limited'],
  [new Error('Invalid credentials'), undefined],
])('whoever watches can tell guessed codes from a login that is only asked for one: %s', (error, wanted) => {
  expect(wantedFactor(error)).toBe(wanted);
});

describe('the vault', () => {
  const vault = openVault('0123456789abcdef');

  test('opens what it has sealed, for the same purpose', () => {
    const sealed = vault.seal(SECRET, 'secret of 7');
    expect(vault.open(sealed, 'secret of 7')).toBe(SECRET);
    expect(sealed).not.toContain(SECRET);
    expect(vault.seal(SECRET, 'secret of 7')).not.toBe(sealed);
  });

  test('opens nothing for another account, of another key, or that was changed', () => {
    const sealed = vault.seal(SECRET, 'secret of 7');
    expect(() => vault.open(sealed, 'secret of 8')).toThrow();
    expect(() => openVault('another key').open(sealed, 'secret of 7')).toThrow();
    const flipped = sealed.slice(0, -1) + (sealed.endsWith('A') ? 'Q' : 'A');
    expect(() => vault.open(flipped, 'secret of 7')).toThrow();
    for (const other of ['', 'v1.', 'v2.AAAA', `v1.${'A'.repeat(10)}`, sealed.slice(0, 30)])
      expect(() => vault.open(other, 'secret of 7')).toThrow();
  });

  test('tells a recovery code by a hash with its key and the account', () => {
    const print = vault.fingerprint('abcdefghjkmn', 'secret of 7');
    expect(print).toMatch(/^[\w-]{43}$/);
    expect(vault.fingerprint('abcdefghjkmn', 'secret of 7')).toBe(print);
    expect(vault.fingerprint('abcdefghjkmn', 'secret of 8')).not.toBe(print);
    expect(openVault('another key').fingerprint('abcdefghjkmn', 'secret of 7')).not.toBe(print);
  });
});

test.each([
  ['203.0.113.7', '203.0.113.…'],
  ['::ffff:203.0.113.7', '203.0.113.…'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::…'],
  ['', ''],
])('the address %j is shown as %j', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
