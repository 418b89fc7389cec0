import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { makeSetupTokenTable, SetupTokens, TOKEN_HOURS } from '../src/first-start/setup-token';
import { type BareDatabase, openBareDatabase } from './bare-database';
import { describeOnPostgres } from './databases';

const HOUR = 60 * 60 * 1000;
const START = Date.UTC(2026, 10, 27, 12);

describe('the token of the first administrator on sqlite', () => behaves('sqlite'));
describeOnPostgres('the token of the first administrator on postgres', () => behaves('postgres'));

function behaves(client: 'sqlite' | 'postgres') {
  let bare: BareDatabase;
  let now = START;
  let tokens: SetupTokens;
  /** The same database as another instance has it. */
  let others: SetupTokens;

  beforeAll(async () => {
    bare = await openBareDatabase(client);
    await makeSetupTokenTable(bare.database);
    await makeSetupTokenTable(bare.database);
    [tokens, others] = [1, 2].map(() => new SetupTokens(bare.database, () => new Date(now))) as [
      SetupTokens,
      SetupTokens,
    ];
  });
  afterEach(async () => {
    now = START;
    await tokens.withdraw();
  });
  afterAll(() => bare.close());

  const take = async (token: string) => (await others.take(token)) !== undefined;

  test('is told once, opens at every instance, and stands in the database as a fingerprint', async () => {
    const token = (await tokens.issue()) ?? '';
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await others.issue()).toBeUndefined();
    expect(await others.isRight(token)).toBe(true);
    expect(JSON.stringify(await bare.database('setup_token').select())).not.toContain(token);
  });

  test('is told by one of many instances that start together', async () => {
    const told = await Promise.all(
      Array.from({ length: 8 }, (_, place) => (place % 2 === 0 ? tokens : others).issue()),
    );
    const [token = '', ...more] = told.filter((one) => one !== undefined);
    expect(more).toEqual([]);
    expect(await tokens.isRight(token)).toBe(true);
  });

  test('opens to nobody with another one, a part of it, or nothing', async () => {
    const token = (await tokens.issue()) ?? '';
    for (const wrong of ['', token.slice(0, -1), `${token} `, token.toLowerCase(), 'x'.repeat(43)]) {
      expect(await tokens.isRight(wrong), wrong).toBe(false);
      expect(await take(wrong), wrong).toBe(false);
    }
    expect(await take(token)).toBe(true);
  });

  test('is gone with its use, and nothing opens where none was told', async () => {
    const token = (await tokens.issue()) ?? '';
    expect(await take(token)).toBe(true);
    expect([await take(token), await tokens.isRight(token), await tokens.isRight('')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('is taken by one of many who come with it at once', async () => {
    const token = (await tokens.issue()) ?? '';
    const taken = await Promise.all(Array.from({ length: 8 }, () => take(token)));
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  test('is there again when what it was taken for fails', async () => {
    const token = (await tokens.issue()) ?? '';
    const taken = await tokens.take(token);
    if (taken === undefined) throw new Error('The token was not taken.');
    expect(await take(token)).toBe(false);
    await others.giveBack(taken);
    expect(await take(token)).toBe(true);
  });

  test('does not come back in the place of another that was told meanwhile', async () => {
    const taken = await tokens.take((await tokens.issue()) ?? '');
    if (taken === undefined) throw new Error('The token was not taken.');
    const next = (await others.issue()) ?? '';
    await tokens.giveBack(taken);
    expect(await tokens.isRight(next)).toBe(true);
  });

  test(`is old after ${TOKEN_HOURS} hours, and the next start tells another`, async () => {
    const token = (await tokens.issue()) ?? '';
    now = START + TOKEN_HOURS * HOUR - 1;
    expect([await tokens.isRight(token), await tokens.issue()]).toEqual([true, undefined]);
    now = START + TOKEN_HOURS * HOUR;
    expect([await tokens.isRight(token), await take(token)]).toEqual([false, false]);
    const next = (await others.issue()) ?? '';
    expect(next).not.toBe(token);
    expect(await tokens.isRight(next)).toBe(true);
  });

  test('opens nothing once another one was asked for', async () => {
    const token = (await tokens.issue()) ?? '';
    const another = await others.issueAnother();
    expect([await tokens.isRight(token), await tokens.isRight(another)]).toEqual([false, true]);
    await tokens.withdraw();
    expect(await tokens.isRight(another)).toBe(false);
  });
}
