import { PANEL_HOME, readOrder, roubles } from '@vitrina/ordering';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { stubEnv } from '~/testing/stub-env';
import { OrderConfirmed } from './order-confirmed';

beforeEach(stubEnv);
afterEach(() => vi.unstubAllEnvs());

/** It opens nothing. */
function Opens() {
  return null;
}

test.each([
  ['ru', 'Europe/Moscow', /25 ноября 2026/, /25 ноября 2027/],
  ['en', 'Europe/Moscow', /November 25, 2026/, /November 25, 2027/],
  ['en', 'America/New_York', /November 24, 2026/, /November 25, 2027/],
] as const)(
  'an order is dated in %s by the clock of %s, and its next payment by that of the provider',
  (language, timeZone, date, next) => {
    vi.stubEnv('SHOP_TIME_ZONE', timeZone);
    const read = readOrder('vds', new URLSearchParams('preset=2453'));
    if (!read.ok) throw new Error('That is an order.');
    const confirmation = {
      ...{ monthly: roubles(1062), siteTransfer: undefined, parts: [{ status: 'made' as const, id: '12' }] },
      orderedAt: Date.parse('2026-11-25T01:00:00Z'),
    };
    const html = inLanguage(language, () =>
      renderToStaticMarkup(
        createElement(OrderConfirmed, {
          ...{ order: read.value, confirmation, page: PANEL_HOME, stay: '/order/confirmation', Opens },
          ...{ sheet: undefined, taxLine: undefined, made: undefined, system: undefined, opensIn: undefined },
        }),
      ),
    );
    expect(html).toMatch(date);
    expect(html).toMatch(next);
  },
);
