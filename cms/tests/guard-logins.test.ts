import { describe, expect, test } from 'vitest';
import { guardLogins, keysWith, LOGIN_LIMITS } from '../src/access/guard-logins';
import { limitersInMemory } from '../src/access/limiters';
import { CODE_LIMITS, guardCodes } from '../src/access/second-factor/guard-codes';
import { checkCredentials } from '../src/strapi/check-credentials';

const EDITOR = 'editor@vitrina.example';
const HOME = '203.0.113.7';

function guard() {
  const logins = guardLogins(limitersInMemory(), 'a secret');
  return {
    ...logins,
    async isAdmitted(email: string, address: string) {
      return (await logins.admit({ email, address })) === 0;
    },
    /** How many of so many tries get through. */
    async admitted(count: number, tryOf: (place: number) => { email: string; address: string }) {
      let through = 0;
      for (let place = 0; place < count; place += 1) {
        if ((await logins.admit(tryOf(place))) === 0) through += 1;
      }
      return through;
    },
  };
}

/** Another stranger each time. */
const from = (place: number) => `198.18.${Math.floor(place / 250)}.${place % 250}`;
const account = (place: number) => `person-${place}@vitrina.example`;

describe('tries to log in', () => {
  test('to one account from one address are few, however the e-mail is written', async () => {
    const { admitted } = guard();
    const spellings = [EDITOR, 'EDITOR@vitrina.example', ' editor@vitrina.example '];
    expect(await admitted(20, (place) => ({ email: spellings[place % 3] ?? '', address: HOME }))).toBe(5);
  });

  test('tell how long to wait', async () => {
    const { admit, admitted } = guard();
    await admitted(5, () => ({ email: EDITOR, address: HOME }));
    const seconds = await admit({ email: EDITOR, address: HOME });
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(15 * 60);
  });

  test('to many accounts from one address are bounded too, and so from one IPv6 network', async () => {
    const { admitted } = guard();
    expect(await admitted(60, (place) => ({ email: account(place), address: HOME }))).toBe(30);
    const inNetwork = (place: number) => `2001:db8:1:2::${(place + 1).toString(16)}`;
    expect(await admitted(60, (place) => ({ email: account(place), address: inNetwork(place) }))).toBe(30);
  });

  test('to one account from many addresses are bounded, and others can still log in', async () => {
    const { admitted, isAdmitted } = guard();
    expect(await admitted(150, (place) => ({ email: EDITOR, address: from(place) }))).toBe(100);
    expect(await isAdmitted('author@vitrina.example', HOME)).toBe(true);
  });

  test('to many accounts from many addresses are bounded', async () => {
    const { admitted } = guard();
    expect(await admitted(700, (place) => ({ email: account(place), address: from(place) }))).toBe(600);
  });

  test('of one stranger at one address do not keep an editor out', async () => {
    const { admitted, isAdmitted } = guard();
    const stranger = '198.51.100.1';
    for (const email of [EDITOR, ...Array.from({ length: 100 }, (_, place) => account(place))]) {
      await admitted(10, () => ({ email, address: stranger }));
    }
    expect(await isAdmitted(EDITOR, stranger)).toBe(false);
    expect(await isAdmitted(EDITOR, HOME)).toBe(true);
  });

  test('of many strangers do not keep an editor out where they have logged in before', async () => {
    const { admitted, isAdmitted, succeeded } = guard();
    expect(await isAdmitted(EDITOR, HOME)).toBe(true);
    await succeeded({ email: EDITOR, address: HOME });
    await admitted(200, (place) => ({ email: EDITOR, address: from(place) }));
    await admitted(700, (place) => ({ email: account(place), address: from(1000 + place) }));
    expect(await isAdmitted(EDITOR, '203.0.113.99')).toBe(false);
    expect(await isAdmitted(EDITOR, HOME)).toBe(true);
  });

  test('from where somebody has logged in before are still few', async () => {
    const { admitted, isAdmitted, succeeded } = guard();
    await isAdmitted(EDITOR, HOME);
    await succeeded({ email: EDITOR, address: HOME });
    expect(await admitted(20, () => ({ email: EDITOR, address: HOME }))).toBe(5);
  });

  test('that succeed use nothing up', async () => {
    const { isAdmitted, succeeded } = guard();
    for (let times = 0; times < 700; times += 1) {
      const tried = { email: account(times % 3), address: HOME };
      expect(await isAdmitted(tried.email, tried.address)).toBe(true);
      await succeeded(tried);
    }
  });
});

describe('codes of a second factor', () => {
  const SECRET = 'a secret';
  const tried = (address: string) => ({ email: EDITOR, address });
  async function admitted(
    codes: ReturnType<typeof guardCodes>,
    count: number,
    addressOf: (place: number) => string,
  ) {
    let through = 0;
    for (let place = 0; place < count; place += 1)
      if ((await codes.admit(tried(addressOf(place)))) === 0) through += 1;
    return through;
  }

  test('are tried a few times from one address, and bounded from many', async () => {
    const codes = guardCodes(limitersInMemory(), SECRET);
    expect(await admitted(codes, 20, () => HOME)).toBe(5);
    expect(await admitted(codes, 100, from)).toBe(45);
  });

  test('of a thief do not keep the owner out where they usually log in', async () => {
    const limiters = limitersInMemory();
    await guardLogins(limiters, SECRET).succeeded(tried(HOME));
    const codes = guardCodes(limiters, SECRET);
    await admitted(codes, 100, from);
    expect(await admitted(codes, 1, () => '203.0.113.99')).toBe(0);
    expect(await admitted(codes, 20, () => HOME)).toBe(5);
  });

  test('that are right use nothing up', async () => {
    const codes = guardCodes(limitersInMemory(), SECRET);
    for (let times = 0; times < 120; times += 1) {
      expect(await codes.admit(tried(HOME))).toBe(0);
      await codes.succeeded(tried(HOME));
    }
  });

  test('are counted apart from passwords: who knows the password has not tried in vain', async () => {
    const { admit, knewPassword } = guardLogins(limitersInMemory(), SECRET);
    for (let times = 0; times < 200; times += 1) {
      expect(await admit(tried(HOME))).toBe(0);
      await knewPassword(tried(HOME));
    }
  });
});

test('what is counted by names neither an e-mail nor an address, and differs with the secret', () => {
  const tried = { email: EDITOR, address: HOME };
  const keys = Object.values(keysWith('a secret', tried));
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[\w-]{43}$/);
  expect(keysWith('another secret', tried).account).not.toBe(keys[0]);
});

test('the timers of all limits are ones that Node can wait for', () => {
  for (const { duration } of [...Object.values(LOGIN_LIMITS), ...Object.values(CODE_LIMITS)])
    expect(duration * 1000).toBeLessThan(2 ** 31);
});

describe('the check of a password', () => {
  const RIGHT = 'right';
  const NOBODYS = 'hash of nobody';
  const accounts: [string, { password?: string | null; isActive?: boolean | null } | null, boolean][] = [
    ['an account', { password: 'hash of right', isActive: true }, true],
    ['no account', null, false],
    ['one that is switched off', { password: 'hash of right', isActive: false }, false],
    ['one that has no password yet', { password: null, isActive: false }, false],
    ['one whose password is empty', { password: '', isActive: true }, false],
  ];

  test.each(accounts)('compares once for %s, and refuses alike', async (_whose, found, mayEnter) => {
    const check = async (password: string) => {
      const compared: string[] = [];
      let demanded = 0;
      const answer = await checkCredentials({
        find: async () => found,
        demand: async () => {
          demanded += 1;
        },
        nobodys: NOBODYS,
        compare: async (hash) => {
          compared.push(hash);
          return hash === `hash of ${password}`;
        },
      });
      return { answer, compared, demanded };
    };
    const refusal = [null, false, { message: 'Invalid credentials' }];
    const wrong = await check('wrong');
    // Whether there is a second factor, only who knows the password learns.
    expect(wrong).toEqual({ answer: refusal, compared: [found?.password || NOBODYS], demanded: 0 });
    const right = await check(RIGHT);
    expect(right.answer).toEqual(mayEnter ? [null, found] : refusal);
    expect([right.compared.length, right.demanded]).toEqual([1, mayEnter ? 1 : 0]);
    // Even who knew the password that nobody knows would not get in.
    expect((await check('nobody')).answer).toEqual(refusal);
  });
});
