import { roubles } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { pricesOf } from '~/price-basis/price-basis';
import { SAMPLE_RULES } from '~/testing/sample-tariffs';
import { searchAnswer } from './search-answer';
import type { SearchHit, SearchKind } from './search-index';

test('a list with prices says once what they are prices of, and any other says nothing', () => {
  const groups = [
    groupOf('tariff', { prices: pricesOf(roubles(1000), SAMPLE_RULES) }),
    groupOf('tutorial', {}),
  ];
  const answer = searchAnswer('cloud 50', { groups, missing: [] }, { period: 'P1M', hasIp: false });
  expect(answer.groups.map(({ note }) => note)).toEqual([
    'Цена за месяц при оплате помесячно, без публичного IP',
    '',
  ]);
  expect(answer.groups[0]?.hits[0]?.note).toMatch(/^1\s000\s₽\/мес$/);
});

function groupOf(kind: SearchKind, more: Partial<SearchHit['document']>) {
  const document = { kind, title: 'Cloud 50', text: '', note: '', href: '/services', ...more };
  return { kind, total: 1, hits: [{ document, terms: new Set<string>() }] } as never;
}
