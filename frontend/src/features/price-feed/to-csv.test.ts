import { expect, test } from 'vitest';
import type { FeedOffer } from '~/products/feed-record';
import type { PriceFeed } from './price-feed';
import { toCsv } from './to-csv';

const PRICES = { P1M: '1000.00', P3M: '970.00', P6M: '950.00', P1Y: '900.00' };
const MULTIPLIERS = { P1M: '1.0000', P3M: '0.9700', P6M: '0.9500', P1Y: '0.9000' };

function feedOf(offer: Partial<FeedOffer>): PriceFeed {
  return {
    ...{
      schemaVersion: '1.4',
      asOf: '2026-11-21T11:05:00.000Z',
      currency: 'RUB',
      unit: 'month',
      sells: ['cloud_servers'],
    },
    ...{ site: 'https://vitrina.example', publicIp: '180.00', multipliers: MULTIPLIERS, configurators: [] },
    offers: [
      {
        ...{ id: 'cloud-server/1', product: 'cloud-server', presetId: 1, title: 'Cloud 15' },
        ...{ location: 'ru-1', locationName: 'Санкт-Петербург', availability: 'in-stock', specs: { cpu: 1 } },
        ...{ prices: PRICES, url: 'https://vitrina.example/', asOf: '2026-11-21T11:05:00.000Z' },
        ...offer,
      },
    ],
  };
}

test('a table begins with its byte order mark and header, and every line ends with CR LF', () => {
  const csv = toCsv(feedOf({}));
  expect(csv.startsWith('\ufeffid,record,product,number,title,')).toBe(true);
  const lines = csv.slice(1).split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[2]).toBe('');
  expect(lines[1]?.split(',')).toHaveLength(lines[0]?.split(',').length ?? 0);
  expect(lines[1]).toContain(',1000.00,970.00,950.00,900.00,');
});

test.each([
  ['a comma', 'E5, 10 ГБ', '"E5, 10 ГБ"'],
  ['quotes', 'Cloud "15"', '"Cloud ""15"""'],
  ['a new line', 'Cloud\n15', '"Cloud\n15"'],
])('a title with %s stays one cell', (_, title, cell) => {
  expect(toCsv(feedOf({ title }))).toContain(`,1,${cell},ru-1,`);
});

test.each(['=HYPERLINK("http://evil.example")', '+7', '-1', '@SUM(A1)', '\tx'])(
  'a title like %j is no formula',
  (title) => {
    expect(toCsv(feedOf({ title }))).toMatch(/,1,"?'[=+\-@\t]/);
  },
);
