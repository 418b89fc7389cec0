import type { Product } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OrderProblem } from '~/copy/explain';
import { OrderFailure } from './order-failure';

const HISTORY = '/order/timeline?intent=intent-7';

const TITLE = 'Произошла ошибка при заказе. Попробуйте позже.';

// Rule R58.
test('a server that could not be ordered is told of in a notification of the status Error', () => {
  const markup = render('vds', 'unavailable');
  expect(notificationIn(markup)).toBe(TITLE);
  expect(markup.split(TITLE)).toHaveLength(2);
});

// Rule R58.
test.each<Product>(['dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'])(
  '%s that could not be ordered says the same words quietly, without a notification',
  (product) => {
    const markup = render(product, 'unavailable');
    expect(notificationIn(markup)).toBeUndefined();
    expect(markup).toContain(TITLE);
  },
);

test.each<[OrderProblem, string]>([
  ['not-sold', '/services/databases'],
  ['rejected', '/services/databases'],
  ['no-such-period', '/services/databases'],
  ['too-small-for-system', '/services/databases'],
  ['sold-out', '/services/databases'],
  ['no-balance', '/hand-off?to=%2Fservers'],
])('%s has a way on to %s', (problem, href) => {
  expect(render('dbaas', problem)).toContain(`href="${href}`);
});

test('what is sold out leads to the nearest tariff', () => {
  const alternative = { title: 'Cloud 80', href: '/order?auth=registrationVds&preset=2455' };
  const markup = renderToStaticMarkup(
    createElement(OrderFailure, {
      ...{ product: 'vds' as const, problem: 'sold-out' as const, history: undefined },
      ...{ reference: undefined, alternative },
    }),
  );
  expect(markup).toContain('preset=2455');
  expect(markup).toContain('Взять Cloud 80');
});

test('what can be tried again has no other way on, and support finds it by its number', () => {
  const markup = render('dbaas', 'unavailable');
  expect(markup).not.toContain('href=');
  expect(markup).toContain('visit-7');
});

test('whoever does not know what has become of an order is led to its history', () => {
  expect(render('dbaas', 'unconfirmed')).toContain(`href="${HISTORY}"`);
});

function render(product: Product, problem: OrderProblem): string {
  return renderToStaticMarkup(
    createElement(OrderFailure, { product, problem, history: HISTORY, reference: 'visit-7' }),
  );
}

function notificationIn(markup: string): string | undefined {
  return /data-status="Error"[^>]*>([^<]*)</.exec(markup)?.[1];
}
