import { describe, expect, test } from 'vitest';
import {
  mergeAttempts,
  ORDER_STEPS,
  type OrderAttempt,
  type OrderStep,
  type OrderStepName,
  placedLast,
  standingOf,
  stepInWords,
  stepsByPart,
  withoutRepeats,
} from './order-attempt';
import { readOrderAttempt } from './read-order-attempt';

const step = (own: Partial<OrderStep> = {}): OrderStep => ({
  ...{ at: 1_000, step: 'begun', kind: 'server', name: 'Amber Avocet' },
  ...own,
});

function attempt(steps: readonly (OrderStepName | Partial<OrderStep>)[], own: Partial<OrderAttempt> = {}) {
  return {
    ...{ id: 'attempt-1', intent: '0199c0de-0000-7000-8000-000000000001', requestId: 'request-1' },
    ...{ customer: { id: '7', email: 'olga@example.ru' }, product: 'vds', order: 'preset=1' },
    ...{ monthly: 45_000, startedAt: 1_000, settledSeconds: 120 },
    steps: steps.map((one) => step(typeof one === 'string' ? { step: one } : one)),
    ...own,
  } satisfies OrderAttempt;
}

describe('how an order stands', () => {
  test.each([
    ['made at once', [attempt(['begun', 'sent', 'created'])], 'created'],
    ['cut off after it was sent', [attempt(['begun', 'sent'])], 'open'],
    ['refused', [attempt(['begun', 'refused'])], 'refused'],
    ['not known', [attempt(['begun', 'sent', 'failed', 'unconfirmed'])], 'unconfirmed'],
    [
      'found by a later attempt',
      [
        attempt(['begun', 'sent', 'unconfirmed']),
        attempt(['begun', 'adopted'], { id: 'attempt-2', startedAt: 2_000 }),
      ],
      'created',
    ],
    [
      'found by its customer, who looked',
      [
        attempt(['begun', 'sent', 'unconfirmed']),
        attempt([{ step: 'looked', found: 'one' }], { id: 'attempt-2', startedAt: 2_000 }),
      ],
      'created',
    ],
    [
      'not known, and then nobody could look',
      [
        attempt(['begun', 'sent', 'unconfirmed']),
        attempt(['begun', { step: 'looked', found: 'unknown' }, { step: 'refused', reason: 'unavailable' }], {
          ...{ id: 'attempt-2', startedAt: 2_000 },
        }),
      ],
      'unconfirmed',
    ],
    [
      'refused at first because nobody could look',
      [attempt(['begun', { step: 'looked', found: 'unknown' }, { step: 'refused', reason: 'unavailable' }])],
      'refused',
    ],
    [
      'made of a later choice, which drops a part',
      [
        attempt(['refused', { step: 'refused', name: 'Bold Crane' }]),
        attempt(['begun', 'created'], { id: 'attempt-2', startedAt: 2_000 }),
      ],
      'created',
    ],
    [
      'made of an earlier choice, with which it stays',
      [
        attempt(['begun', 'created']),
        attempt(['begun', { step: 'adopted' }, { step: 'refused', reason: 'other-wish' }], {
          ...{ id: 'attempt-2', startedAt: 2_000, order: 'preset=2' },
        }),
      ],
      'created',
    ],
    [
      'made, whatever a repeat says',
      [attempt(['begun', 'created']), attempt(['begun', 'refused'], { id: 'attempt-2', startedAt: 2_000 })],
      'created',
    ],
    [
      'held by the attempt before it',
      [attempt(['begun', 'sent', 'unconfirmed']), attempt(['held'], { id: 'attempt-2', startedAt: 2_000 })],
      'unconfirmed',
    ],
    ['made in part', [attempt(['created', { step: 'refused', name: 'Bold Crane' }])], 'partly'],
    ['not known in part', [attempt(['created', { step: 'unconfirmed', name: 'Bold Crane' }])], 'unconfirmed'],
  ] as const)('is told when it is %s', (_, attempts, standing) => {
    expect(standingOf(attempts)).toBe(standing);
    // The order in which attempts arrive says nothing.
    expect(standingOf([...attempts].reverse())).toBe(standing);
  });
});

test('what was ordered says the last attempt, unless the order stays with an earlier choice', () => {
  const [first, second] = [attempt(['created']), attempt(['begun'], { id: 'attempt-2', startedAt: 2_000 })];
  const look = attempt([{ step: 'looked', found: 'one' }], { id: 'attempt-3', startedAt: 3_000 });
  const other = attempt(['adopted', { step: 'refused', reason: 'other-wish' }], {
    ...{ id: 'attempt-4', startedAt: 4_000 },
  });
  expect(placedLast([first, second, look, other])?.id).toBe('attempt-2');
  expect(placedLast([other])?.id).toBe('attempt-4');
  expect(placedLast([look])).toBeUndefined();
});

test('of each attempt the fullest version counts, in whatever order they arrive', () => {
  const [sent, ended] = [attempt(['begun', 'sent']), attempt(['begun', 'sent', 'created'])];
  expect(mergeAttempts([ended, sent])).toEqual([ended]);
  expect(mergeAttempts([sent, ended])).toEqual([ended]);
});

test('every step has words, which name what was made and why it was not', () => {
  for (const name of ORDER_STEPS) expect(stepInWords(step({ step: name }))).toMatch(/^[А-Я]/);
  expect(stepInWords(step({ step: 'created', id: '42' }))).toBe('Готово: № 42');
  expect(stepInWords(step({ step: 'refused', reason: 'no-balance' }))).toContain('не хватает средств');
  expect(stepInWords(step({ step: 'failed', failure: { kind: 'no-answer', reason: 'timeout' } }))).toBe(
    'Ответ не пришёл вовремя',
  );
  expect(stepInWords(step({ step: 'failed', failure: { kind: 'broken', isOver: true } }))).toContain(
    'прервано',
  );
});

test('looks that find nothing stand once, with how many they were', () => {
  const nothing = step({ step: 'looked', found: 'nothing' });
  const shown = withoutRepeats([step(), nothing, nothing, nothing, step({ step: 'unconfirmed' })]);
  expect(shown.map(({ step: { step: name }, times }) => [name, times])).toEqual([
    ['begun', 1],
    ['looked', 3],
    ['unconfirmed', 1],
  ]);
});

test('what a bundle makes at once is read part by part', () => {
  const of = (name: string, own: OrderStepName) => step({ name, step: own });
  const mixed = [of('Amber', 'begun'), of('Bold', 'begun'), of('Bold', 'refused'), of('Amber', 'created')];
  expect(stepsByPart(mixed)).toEqual([
    { name: 'Amber', steps: [mixed[0], mixed[3]] },
    { name: 'Bold', steps: [mixed[1], mixed[2]] },
  ]);
});

describe('an attempt that arrives', () => {
  const whole = attempt([
    'begun',
    { step: 'looked', found: 'one', id: '4' },
    { step: 'failed', failure: { kind: 'broken', isOver: false } },
    { step: 'refused', reason: 'no-balance' },
  ]);

  test('is read as it was sent, without what is not known', () => {
    expect(readOrderAttempt(JSON.parse(JSON.stringify(whole)))).toEqual(whole);
    expect(readOrderAttempt({ ...whole, password: 'secret' })).toEqual(whole);
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['an unknown step', { ...whole, steps: [{ ...step(), step: 'danced' }] }],
    ['no steps', { ...whole, steps: [] }],
    ['too many steps', { ...whole, steps: Array(2_001).fill(step()) }],
    ['a word without end', { ...whole, requestId: 'x'.repeat(401) }],
    ['a byte that databases refuse', { ...whole, order: 'a\0b' }],
    ['an intent that is none', { ...whole, intent: '../etc' }],
    ['a price that is none', { ...whole, monthly: Number.NaN }],
    ['no customer', { ...whole, customer: null }],
  ])('is none when it is %s', (_, sent) => {
    expect(readOrderAttempt(sent)).toBeUndefined();
  });
});
