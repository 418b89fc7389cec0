import { setTimeout as pause } from 'node:timers/promises';
import { newIntentId } from '@vitrina/ordering';
import type { Challenge } from 'altcha-lib';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SentForm } from '~/security/bot-check';
import { stubEnv } from '~/testing/stub-env';
import { solve } from './solve-challenge';

beforeEach(stubEnv);

const FORM: SentForm = { proof: '', ticket: '', lure: '', address: '203.0.113.7', purpose: 'registration:1' };

describe('a browser that has worked', () => {
  test('is a person, and its proof is the token', async () => {
    const bot = await open();
    const proof = await solve(await bot.challenge());
    expect(await bot.check({ ...FORM, proof })).toEqual({ kind: 'person', token: proof });
  });

  test('may repeat its sending, but a proof is good for one purpose', async () => {
    const bot = await open();
    const proof = await solve(await bot.challenge());
    const check = (purpose: string) => bot.check({ ...FORM, proof, purpose });
    const verdicts = [await check('a'), await check('a'), await check('b'), await check('a')];
    expect(verdicts.map(({ kind }) => kind)).toEqual(['person', 'person', 'unproven', 'person']);
  });

  test('sends a proof for two purposes at once: one of them gets it', async () => {
    const bot = await open();
    const proof = await solve(await bot.challenge());
    const verdicts = await Promise.all(
      ['a', 'b', 'c'].map((purpose) => bot.check({ ...FORM, proof, purpose })),
    );
    expect(verdicts.map(({ kind }) => kind).sort()).toEqual(['person', 'unproven', 'unproven']);
  });

  test('does not come too late: after a quarter of an hour the proof is worth nothing', async () => {
    const bot = await open();
    const proof = await solve(await bot.challenge());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 15 * 60_000 + 1_000 });
    expect(await bot.check({ ...FORM, proof })).toEqual({ kind: 'unproven' });
    vi.useRealTimers();
  });

  test('is not believed with a task that is not ours, or made easier, or unsolved', async () => {
    const bot = await open();
    const { challenge, solution } = read(await solve(await bot.challenge()));
    const { parameters } = challenge;
    const forged = [
      { challenge: { ...challenge, signature: '00'.repeat(32) }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, keyPrefix: '00' } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, data: { id: newIntentId() } } }, solution },
      { challenge: { ...challenge, parameters: { ...parameters, expiresAt: 4_000_000_000 } }, solution },
      { challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } },
      { challenge },
      {},
    ];
    for (const payload of forged)
      expect(await bot.check({ ...FORM, proof: btoa(JSON.stringify(payload)) })).toEqual({
        kind: 'unproven',
      });
    for (const proof of ['nonsense', '%%%', btoa('[]'), btoa('null')])
      expect(await bot.check({ ...FORM, proof })).toEqual({ kind: 'unproven' });
  });
});

describe('a browser without JavaScript', () => {
  test('is a person too, a few seconds later, with its ticket for a token', async () => {
    const bot = await open();
    // Before the ticket, whose time begins when it is made: making it takes a while on a busy machine.
    const started = performance.now();
    const ticket = await bot.ticket();
    expect(await bot.check({ ...FORM, ticket })).toEqual({ kind: 'person', token: ticket });
    expect(performance.now() - started).toBeGreaterThan(2_900);
  });

  test('does not wait when its form is older than that', async () => {
    const bot = await open();
    const ticket = await ticketOf(bot, 60_000);
    // Here time stands nearly still: whoever waits for seconds is not done when it is looked at last.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let verdict: string | undefined;
    void bot.check({ ...FORM, ticket }).then(({ kind }) => {
      verdict = kind;
    });
    for (let turn = 0; turn < 1_000 && verdict === undefined; turn += 1) {
      await pause(2);
      await vi.advanceTimersByTimeAsync(1);
    }
    vi.useRealTimers();
    expect(verdict).toBe('person');
  });

  test('has a ticket for one purpose', async () => {
    const bot = await open();
    const ticket = await ticketOf(bot, 60_000);
    const check = async (purpose: string) => (await bot.check({ ...FORM, ticket, purpose })).kind;
    expect([await check('a'), await check('a'), await check('b')]).toEqual(['person', 'person', 'unproven']);
  });

  test.each(['', 'nonsense', 'Fe26.2*1*forged'])('is not believed with the ticket "%s"', async (ticket) => {
    const bot = await open();
    expect(await bot.check({ ...FORM, ticket })).toEqual({ kind: 'unproven' });
  });

  test('may send twenty forms in ten minutes from one address, others are not stopped by it', async () => {
    const bot = await open();
    const check = async (address: string) =>
      (await bot.check({ ...FORM, ticket: await ticketOf(bot, 60_000), address })).kind;
    for (let sent = 0; sent < 20; sent += 1) expect(await check('203.0.113.7')).toBe('person');
    expect(await check('203.0.113.7')).toBe('too-many');
    expect(await check('203.0.113.8')).toBe('person');
  });

  test('cannot make up addresses for ever: each has its first form, and all of them 600 more', async () => {
    const bot = await open();
    const verdicts = await verdictsOf(bot, 915, (sent) => ({ address: `198.51.${sent % 305}.7` }));
    expect(verdicts.filter((kind) => kind === 'person')).toHaveLength(305 + 600);
  });
});

describe('a flood without JavaScript', () => {
  test('from one IPv6 network uses up the share of one address, and nothing of what there is for all', async () => {
    const bot = await open();
    const check = async (address: string) =>
      (await bot.check({ ...FORM, ticket: await ticketOf(bot, 60_000), address })).kind;
    for (let sent = 0; sent < 300; sent += 1) await check(`2001:db8:7:7::${sent.toString(16)}`);
    expect(await check('2001:db8:7:7::ffff')).toBe('too-many');
    for (let sent = 0; sent < 6; sent += 1) expect(await check(`198.51.100.${sent}`)).toBe('person');
  });

  test('with one ticket from everywhere uses up nothing of what there is for all', async () => {
    const bot = await open();
    const ticket = await ticketOf(bot, 60_000);
    const kinds = new Set<string>();
    for (let sent = 0; sent < 300; sent += 1)
      kinds.add(
        (await bot.check({ ...FORM, ticket, purpose: `p${sent}`, address: `198.51.${sent % 200}.${sent}` }))
          .kind,
      );
    expect(kinds).toEqual(new Set(['person', 'unproven']));
    expect((await bot.check({ ...FORM, ticket: await ticketOf(bot, 60_000) })).kind).toBe('person');
  });

  test('of 300 addresses, three forms of each, shuts out nobody who sends a first form from another', async () => {
    const bot = await open();
    const flood = (sent: number) => ({ address: `198.51.${sent % 300}.7`, person: `p${sent}` });
    await verdictsOf(bot, 900, flood);
    const others = await verdictsOf(bot, 6, (sent) => ({ address: `203.0.113.${sent}`, person: `o${sent}` }));
    expect(new Set(others)).toEqual(new Set(['person']));
  });

  test('with one e-mail stops at that e-mail, and leaves what there is for all', async () => {
    const bot = await open();
    // Each address has used up what always goes, and then floods with somebody's e-mail.
    const address = (sent: number) => `198.51.100.${sent % 50}`;
    await verdictsOf(bot, 150, (sent) => ({ address: address(sent), person: `p${sent}` }));
    const flood = await verdictsOf(bot, 300, (sent) => ({ address: address(sent), person: 'anna' }));
    expect(flood.filter((kind) => kind === 'person')).toHaveLength(5);
    const bystander = await verdictsOf(bot, 10, () => ({ address: '203.0.113.9', person: 'olga' }));
    expect(bystander.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 'person'));
    // Anna herself, from an address of her own.
    expect(await verdictsOf(bot, 1, () => ({ address: '203.0.113.10', person: 'anna' }))).toEqual(['person']);
  });
});

describe('a form whose password could be guessed', () => {
  const GUESS: SentForm = { ...FORM, purpose: 'login:anna', isGuess: true };

  test('needs a proof for each sending', async () => {
    const bot = await open();
    const proof = await solve(await bot.challenge());
    const kinds = [await bot.check({ ...GUESS, proof }), await bot.check({ ...GUESS, proof })];
    expect(kinds.map(({ kind }) => kind)).toEqual(['person', 'unproven']);
    expect((await bot.check({ ...GUESS, proof: await solve(await bot.challenge()) })).kind).toBe('person');
  });

  test('may be sent again without JavaScript, and is counted apart from registrations', async () => {
    const bot = await open();
    const ticket = await ticketOf(bot, 60_000);
    for (let sent = 0; sent < 20; sent += 1)
      expect((await bot.check({ ...GUESS, ticket })).kind).toBe('person');
    expect((await bot.check({ ...GUESS, ticket })).kind).toBe('too-many');
    expect((await bot.check({ ...FORM, ticket: await ticketOf(bot, 60_000) })).kind).toBe('person');
  });

  test('may be sent 120 times in all without JavaScript, however many addresses somebody has', async () => {
    const bot = await open();
    const ticket = await ticketOf(bot, 60_000);
    const kinds: string[] = [];
    for (let sent = 0; sent < 130; sent += 1)
      kinds.push((await bot.check({ ...GUESS, ticket, address: `198.51.${sent}.7` })).kind);
    expect(kinds.indexOf('too-many')).toBe(120);
  });
});

test('whoever fills in the field that people do not see is no person, however hard they have worked', async () => {
  const bot = await open();
  const proof = await solve(await bot.challenge());
  expect(await bot.check({ ...FORM, proof, lure: 'https://spam.example' })).toEqual({ kind: 'unproven' });
});

async function open() {
  const { botCheck } = await import('~/security/bot-check');
  return botCheck();
}

/** What is said of so many forms, one after the other, each with a ticket of its own. */
async function verdictsOf(
  bot: Awaited<ReturnType<typeof open>>,
  count: number,
  of: (sent: number) => Partial<SentForm>,
): Promise<string[]> {
  const verdicts: string[] = [];
  for (let sent = 0; sent < count; sent += 1) {
    const ticket = await ticketOf(bot, 60_000);
    verdicts.push((await bot.check({ ...FORM, ticket, purpose: `form ${sent}`, ...of(sent) })).kind);
  }
  return verdicts;
}

/** The ticket of a form that was made so long ago. */
async function ticketOf(bot: Awaited<ReturnType<typeof open>>, agoMs: number): Promise<string> {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - agoMs });
  const ticket = await bot.ticket();
  vi.useRealTimers();
  return ticket;
}

function read(proof: string): { challenge: Challenge; solution: object } {
  return JSON.parse(atob(proof));
}
