import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Dated, KeptCopy } from './kept-copy';

class Outage extends Error {}

const FRESH_MS = 60_000;
const REST_MS = 2_000;
const LONG = 60_000;

let now: number;
beforeEach(() => {
  now = Date.parse('2026-11-22T10:00:00Z');
});

describe('a copy', () => {
  test('that is fresh answers without a question', async () => {
    const { copy, asked } = open(answers('first'));
    expect((await copy.read(LONG)).part).toBe('first');
    now += FRESH_MS - 1;
    expect((await copy.read(LONG)).part).toBe('first');
    expect(asked()).toBe(1);
  });

  test('that is old is asked for anew', async () => {
    const { copy } = open(answers('first'), answers('second'));
    await copy.read(LONG);
    now += FRESH_MS;
    expect(await copy.read(LONG)).toEqual({ part: 'second', asOf: new Date(now).toISOString() });
  });

  test.each([
    ['that fails', fails(new Outage('away'))],
    ['that hangs', hangs],
  ])('that is old stands in for a question %s, and tells its age', async (_, question) => {
    const { copy } = open(answers('first'), question);
    const first = await copy.read(LONG);
    now += FRESH_MS;
    expect(await copy.read(LONG)).toEqual(first);
  });

  test('that is old hides no fault of the site itself', async () => {
    const { copy } = open(answers('first'), fails(new TypeError('a bug')));
    await copy.read(LONG);
    now += FRESH_MS;
    await expect(copy.read(LONG)).rejects.toThrow('a bug');
  });

  test('renewed on request is the newest one from then on', async () => {
    const { copy, asked } = open(answers('first'), answers('second'));
    await copy.read(LONG);
    expect(await copy.renew()).toBe('second');
    expect((await copy.read(LONG)).part).toBe('second');
    expect(asked()).toBe(2);
  });

  test('is not replaced by an answer to an older question', async () => {
    const slow = later();
    const { copy } = open(slow.question, answers('newer'));
    const reading = copy.read(LONG);
    now += 1_000;
    await copy.renew();
    slow.finish('older');
    await reading;
    expect((await copy.read(LONG)).part).toBe('newer');
  });

  test('of an earlier process stands in for one that this process never had', async () => {
    const kept: Dated<string> = { part: 'yesterday', asOf: '2026-11-21T10:00:00.000Z' };
    const { copy } = open(fails(new Outage('away')), { load: () => kept, save: () => undefined });
    expect(await copy.read(LONG)).toEqual(kept);
  });

  test('is handed to the next process as soon as it is there', async () => {
    const save = vi.fn();
    const { copy } = open(answers('first'), { load: () => undefined, save });
    const first = await copy.read(LONG);
    expect(save.mock.calls).toEqual([[first]]);
  });
});

describe('without a copy', () => {
  test('however many wait, the question is asked once', async () => {
    const slow = later();
    const { copy, asked } = open(slow.question);
    const waiting = [copy.read(LONG), copy.read(LONG), copy.read(LONG)];
    slow.finish('first');
    expect((await Promise.all(waiting)).map(({ part }) => part)).toEqual(['first', 'first', 'first']);
    expect(asked()).toBe(1);
  });

  test('nobody waits longer than they have time, and the answer is there for the next', async () => {
    const slow = later();
    const { copy } = open(slow.question);
    await expect(copy.read(10)).rejects.toThrow('no answer in time');
    slow.finish('first');
    expect((await copy.read(LONG)).part).toBe('first');
  });

  test('a failure is told to all, who hangs is not asked again by every visitor, and who comes later asks', async () => {
    const { copy, asked } = open(fails(new Outage('away')), answers('back'));
    await expect(copy.read(LONG)).rejects.toThrow('away');
    now += REST_MS - 1;
    await expect(copy.read(LONG)).rejects.toThrow('away');
    expect(asked()).toBe(1);
    now += 1;
    expect((await copy.read(LONG)).part).toBe('back');
  });

  test('after a failure even who has no copy waits for a moment only, and then is told that there is none', async () => {
    const { copy, asked } = open(fails(new Outage('away')), hangs);
    await expect(copy.read(LONG)).rejects.toThrow('away');
    now += REST_MS;
    await expect(copy.read(LONG)).rejects.toThrow('no answer in time');
    expect(asked()).toBe(2);
  });

  test('who comes while somebody hangs does not wait for a question that others have waited for', async () => {
    const { copy, asked } = open(answers('first'), hangs);
    await copy.read(LONG);
    now += FRESH_MS;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const first = copy.read(LONG);
    now += LONG;
    const next = copy.read(LONG);
    await vi.advanceTimersByTimeAsync(1);
    expect((await next).part).toBe('first');
    await vi.advanceTimersByTimeAsync(LONG);
    expect((await first).part).toBe('first');
    expect(asked()).toBe(2);
  });

  test('who asks to have it renewed is not told of the last failure', async () => {
    const { copy } = open(fails(new Outage('away')), answers('back'));
    await expect(copy.read(LONG)).rejects.toThrow('away');
    expect(await copy.renew()).toBe('back');
    expect((await copy.read(LONG)).part).toBe('back');
  });
});

type Question = () => Promise<string>;
type Store = { load: () => Dated<string> | undefined; save: (copy: Dated<string>) => void };

/** A copy whose n-th question is answered so, later ones as the last. */
function open(first: Question, ...rest: (Question | Store)[]) {
  const questions = [first, ...rest.filter((one) => typeof one === 'function')];
  const store = rest.find((one) => typeof one !== 'function');
  let asked = 0;
  const copy = new KeptCopy<string>({
    ask: () => {
      const question = questions[Math.min(asked, questions.length - 1)] ?? first;
      asked += 1;
      return question();
    },
    ...{ freshMs: FRESH_MS, patienceMs: 10, restMs: REST_MS, now: () => now },
    isOutage: (error) => error instanceof Outage,
    store,
  });
  return { copy, asked: () => asked };
}

function answers(value: string): Question {
  return async () => value;
}

function fails(error: Error): Question {
  return () => Promise.reject(error);
}

const hangs: Question = () => new Promise(() => undefined);

function later() {
  let finish = (_: string) => {};
  const answer = new Promise<string>((resolve) => {
    finish = resolve;
  });
  return { question: () => answer, finish: (value: string) => finish(value) };
}
