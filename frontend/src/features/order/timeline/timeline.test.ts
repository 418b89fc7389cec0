import type { OrderAttempt, OrderStep, OrderStepName } from '@vitrina/content-contract/order-attempt';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { OrderTimeline } from './order-timeline';
import { attemptsInWords, isUnderWay, standingWith, type Timeline, type TimelinePart } from './timeline';

const NOW = Date.parse('2026-11-27T09:00:00Z');
const MADE: TimelinePart = {
  name: 'Amber Avocet',
  what: 'Облачный сервер',
  state: 'made',
  href: '/hand-off',
};
const MISSING: TimelinePart = { name: 'Bold Crane', what: 'База данных', state: 'missing' };

function attempt(...steps: readonly (OrderStepName | Partial<OrderStep>)[]): OrderAttempt {
  const base = { at: NOW, step: 'begun' as const, kind: 'server', name: 'Amber Avocet' };
  return {
    ...{ id: 'attempt-1', intent: 'intent-1', requestId: 'request-1', product: 'vds', order: '' },
    ...{ customer: { id: '7', email: '' }, monthly: 1, startedAt: NOW },
    steps: steps.map((one) => ({ ...base, ...(typeof one === 'string' ? { step: one } : one) })),
  };
}

describe('how an order stands for its customer', () => {
  test.each([
    ['what is there is made, whatever was heard of it', attempt('sent', 'unconfirmed'), [MADE], 'created'],
    ['what is not there is as its attempts tell', attempt('sent', 'unconfirmed'), [MISSING], 'unconfirmed'],
    ['one of two', attempt('refused'), [MADE, MISSING], 'partly'],
    ['one of two while the other may still come', attempt('sent'), [MADE, MISSING], 'open'],
    ['nothing of it', attempt('refused'), [MISSING], 'refused'],
    ['an order that makes nothing here', attempt('refused'), [], 'refused'],
  ] as const)('%s', (_, told, parts, standing) => {
    expect(standingWith([told], parts)).toBe(standing);
  });

  test('its page looks again only as long as something may come of it', () => {
    expect(isUnderWay('unconfirmed', [attempt('unconfirmed')], NOW + 60_000)).toBe(true);
    expect(isUnderWay('unconfirmed', [attempt('unconfirmed')], NOW + 600_000)).toBe(false);
    expect(isUnderWay('created', [attempt('created')], NOW)).toBe(false);
  });
});

test('steps stand with their time in Moscow, repeated looks once, and with names where there are several', () => {
  const looked = { step: 'looked', found: 'nothing' } as const;
  expect(attemptsInWords([attempt('begun', looked, looked, looked)])).toMatchObject([
    {
      title: '27 ноября, 12:00 по Москве',
      lines: [
        { time: '12:00:00', words: 'Заказ получен' },
        { words: 'Проверили, что уже создано: пока ничего (3\u00a0раза)' },
      ],
    },
  ]);
  const found = { ...attempt({ step: 'looked', found: 'one' }), id: 'look' };
  const again = { ...attempt('begun'), id: 'again' };
  expect(attemptsInWords([attempt('begun'), found, again]).map(({ title }) => title.split(',')[0])).toEqual([
    ...['Попытка 1', 'Проверка', 'Попытка 2'],
  ]);
  const [two] = attemptsInWords([attempt('begun', { step: 'begun', name: 'Bold Crane' })]);
  expect(two?.lines.map(({ words }) => words)).toEqual([
    'Amber Avocet: Заказ получен',
    'Bold Crane: Заказ получен',
  ]);
});

describe('the page', () => {
  test('of an order that is made leads to it, and not to a second one', () => {
    const markup = render({ standing: 'created', parts: [MADE], isUnderWay: false });
    expect(markup).toContain('Заказ выполнен');
    expect(markup).not.toContain('Вернуться к заказу');
    expect(markup).not.toContain('Страница обновляется сама');
  });

  test('of an order that is not says that no second one comes of trying again', () => {
    const markup = render({ standing: 'unconfirmed', parts: [MISSING], isUnderWay: true, isWhole: false });
    expect(markup).toContain('второго не появится');
    expect(markup).toContain('href="/order?again"');
    expect(markup).toContain('Часть истории сейчас получить не удалось');
    expect(markup).toContain('request-1');
  });
});

function render(own: Partial<Timeline>): string {
  const timeline: Timeline = {
    ...{ standing: 'open', parts: [], attempts: [], reference: 'request-1', again: '/order?again' },
    ...{ isWhole: true, isUnderWay: false },
    ...own,
  };
  return renderToStaticMarkup(createElement(OrderTimeline, { timeline, self: '/order/timeline' }));
}
