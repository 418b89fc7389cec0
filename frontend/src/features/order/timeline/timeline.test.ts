import {
  ORDER_STEPS,
  type OrderAttempt,
  type OrderStep,
  type OrderStepName,
  type StepFailure,
} from '@vitrina/content-contract/order-attempt';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { t } from '~/messages';
import * as en from '~/messages/en';
import * as ru from '~/messages/ru';
import { inLanguage } from '~/testing/in-language';
import { NoTimeline, OrderTimeline } from './order-timeline';
import { attemptsInWords, placeOf, type Timeline, type TimelinePart } from './timeline';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const MADE: TimelinePart = {
  name: 'Amber Avocet',
  what: 'Облачный сервер',
  state: 'made',
  href: '/hand-off',
};
const MISSING: TimelinePart = { name: 'Bold Crane', what: 'База данных', state: 'missing' };
const UNKNOWN: TimelinePart = { ...MISSING, state: 'unknown' };

function attempt(...steps: readonly (OrderStepName | Partial<OrderStep>)[]): OrderAttempt {
  const base = { at: NOW, step: 'begun' as const, kind: 'server', name: 'Amber Avocet' };
  return {
    ...{ id: 'attempt-1', intent: 'intent-1', requestId: 'request-1', product: 'vds', order: '' },
    ...{ customer: { id: '7', email: '' }, monthly: 1, startedAt: NOW, settledSeconds: 120 },
    steps: steps.map((one) => ({ ...base, ...(typeof one === 'string' ? { step: one } : one) })),
  };
}

test.each([
  ['what is there is made, whatever was heard of it', attempt('sent', 'unconfirmed'), [MADE], 0, 'made'],
  ['what is not there may still come', attempt('sent', 'unconfirmed'), [MISSING], 119, 'under-way'],
  ['until the provider has dropped it', attempt('sent', 'unconfirmed'), [MISSING], 120, 'not-made'],
  ['also when its process was killed', attempt('sent'), [MISSING], 3_600, 'not-made'],
  ['while nobody can look nothing is said of it', attempt('refused'), [UNKNOWN], 0, 'unclear'],
  ['however long ago it was', attempt('sent', 'unconfirmed'), [UNKNOWN], 3_600, 'unclear'],
  ['one of two, the other refused', attempt('refused'), [MADE, MISSING], 0, 'partly-made'],
  ['one of two while the other may still come', attempt('sent'), [MADE, MISSING], 10, 'under-way'],
  ['one of two when the other cannot come any more', attempt('sent'), [MADE, MISSING], 120, 'partly-made'],
  ['nothing of it', attempt('refused'), [MISSING], 0, 'not-made'],
  ['what was made and renamed or deleted since', attempt('created'), [MISSING], 0, 'gone'],
] as const)('%s', (_, told, parts, seconds, place) => {
  expect(placeOf({ attempts: [told], isWhole: true }, parts, NOW + seconds * 1_000)).toBe(place);
});

test('of an order whose history is not whole nobody says that it was not made', () => {
  const history = { attempts: [attempt('refused')], isWhole: false };
  expect(placeOf(history, [MISSING], NOW)).toBe('unclear');
  expect(placeOf(history, [MADE], NOW)).toBe('made');
});

test('steps stand with their time in Moscow, repeated looks once, and those of several things one after another', () => {
  const looked = { step: 'looked', found: 'nothing' } as const;
  expect(attemptsInWords([attempt('begun', looked, looked, looked)])).toEqual([
    {
      ...{ id: 'attempt-1', title: '27 ноября, 12:00 по Москве' },
      parts: [
        {
          name: 'Amber Avocet',
          lines: [
            { time: '12:00:00', words: 'Заказ получен' },
            { time: '12:00:00', words: 'Проверили, что уже создано: пока ничего (3\u00a0раза)' },
          ],
        },
      ],
    },
  ]);
  const found = { ...attempt({ step: 'looked', found: 'one' }), id: 'look' };
  const again = { ...attempt('begun'), id: 'again' };
  expect(attemptsInWords([attempt('begun'), found, again]).map(({ title }) => title.split(',')[0])).toEqual([
    ...['Попытка 1', 'Проверка', 'Попытка 2'],
  ]);
  const [two] = attemptsInWords([attempt('begun', { step: 'begun', name: 'Bold Crane' }, 'created')]);
  expect(two?.parts.map(({ name, lines }) => [name, lines.length])).toEqual([
    ['Amber Avocet', 2],
    ['Bold Crane', 1],
  ]);
});

describe('steps in English', () => {
  test('are told one after another, and how many times', () => {
    const looked = { step: 'looked', found: 'nothing' } as const;
    const [told] = inLanguage('en', () => attemptsInWords([attempt('begun', looked, looked)]));
    expect(told?.parts[0]?.lines.map(({ words }) => words)).toEqual([
      'Order received',
      'Checked what already exists: nothing yet (2\u00a0times)',
    ]);
  });

  test.each(everyStep())('tell as much as in Russian: %o', (step) => {
    const [inRussian, inEnglish] = [ru.order.step(step), en.order.step(step)];
    expect(inEnglish).toMatch(/^[A-Z]/);
    // What the words do not know is said by its own name, in no language's words.
    expect(inRussian.includes(step.reason ?? '?')).toBe(false);
    expect(inEnglish).not.toBe(`Not ordered: ${step.reason}`);
  });

  test('are as many as in Russian', () => {
    const told = (words: (step: OrderStep) => string) => new Set(everyStep().map(words)).size;
    expect(told(en.order.step)).toBe(told(ru.order.step));
  });
});

function everyStep(): OrderStep[] {
  const base = { at: NOW, kind: 'server', name: 'Amber Avocet' };
  const reasons = Object.keys(t.failures.orderProblems).filter((problem) => problem !== 'unconfirmed');
  const failures: StepFailure[] = [
    ...([{ kind: 'unreachable' }, { kind: 'broken' }, { kind: 'broken', isOver: true }] as const),
    ...([{ kind: 'malformed' }, { kind: 'refused' }, { kind: 'no-answer' }] as const),
    ...['timeout', 'reset'].map((reason) => ({ kind: 'no-answer' as const, reason })),
    ...['signed-out', 'no-balance', 'sold-out'].map((reason) => ({ kind: 'refused' as const, reason })),
  ];
  return [
    ...ORDER_STEPS.flatMap((step) => [
      { ...base, step },
      { ...base, step, id: '42' },
    ]),
    ...(['nothing', 'unknown', 'one'] as const).map((found) => ({
      ...base,
      step: 'looked' as const,
      found,
      id: '42',
    })),
    { ...base, step: 'sent', creation: 2 },
    ...failures.map((failure) => ({ ...base, step: 'failed' as const, failure })),
    ...reasons.map((reason) => ({ ...base, step: 'refused' as const, reason })),
  ];
}

describe('the page', () => {
  test('of an order that is made leads to it, and not to a second one', () => {
    const markup = render({ place: 'made', parts: [MADE] });
    expect(markup).toContain('Заказ выполнен');
    expect(markup).not.toContain('Вернуться к заказу');
    expect(markup).not.toContain('Обновлять');
  });

  test.each(['under-way', 'partly-made'] as const)(
    'of an order that is %s offers to send it again only as long as that is the same order',
    (place) => {
      expect(render({ place, isSameOrder: true })).toContain('href="/order?again"');
      const late = render({ place, isSameOrder: false });
      expect(late).not.toContain('Вернуться к заказу');
      expect(late).not.toContain('второго не появится');
      expect(late).not.toContain('чего не хватает');
    },
  );

  test.each(['made', 'gone', 'unclear'] as const)('of an order that is %s never offers it again', (place) => {
    expect(render({ place, isSameOrder: true })).not.toContain('Вернуться к заказу');
  });

  test('of what was not made offers it anew, and says so when a part of the history is missing', () => {
    const markup = render({ place: 'not-made', parts: [MISSING], isWhole: false, isSameOrder: false });
    expect(markup).toContain('href="/order?again"');
    expect(markup).toContain('Часть истории сейчас получить не удалось');
    expect(markup).toContain('request-1');
  });

  test('looks again by itself only for who has asked for it, and while something may come of it', () => {
    expect(render({ place: 'under-way' })).toContain('href="/order/timeline?watch"');
    expect(render({ place: 'under-way' }, true)).toContain('Не обновлять');
    expect(render({ place: 'made' }, true)).not.toContain('обновля');
  });

  test('of no order says whether there is none, or nobody can tell', () => {
    const none = (kind: 'unknown' | 'unavailable') =>
      renderToStaticMarkup(
        createElement(NoTimeline, { reason: kind === 'unknown' ? { kind } : { kind, self: '/self' } }),
      );
    expect(none('unknown')).toContain('Такого заказа нет');
    expect(none('unavailable')).not.toContain('нет заказа');
    expect(none('unavailable')).toContain('href="/self"');
  });
});

function render(own: Partial<Timeline>, isWatched = false): string {
  const timeline: Timeline = {
    ...{ place: 'under-way', parts: [], attempts: [], reference: 'request-1', again: '/order?again' },
    ...{ isWhole: true, isSameOrder: true },
    ...own,
  };
  const page = { self: '/order/timeline', watch: '/order/timeline?watch', isWatched };
  return renderToStaticMarkup(createElement(OrderTimeline, { timeline, ...page }));
}
