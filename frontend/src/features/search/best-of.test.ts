import { expect, test, vi } from 'vitest';
import { ContentOutage } from '~/content/client';
import type { ArticleFindings } from '~/content/find-articles';
import { bestOf } from './search-everything';
import { buildSearchIndex, type SearchDocument } from './search-index';

const KUBERNETES = service('Kubernetes', 'Кластер');
const index = buildSearchIndex([KUBERNETES, service('Тариф Москва', ''), service('Тариф Париж', '')]);
const never = vi.fn().mockRejectedValue(new Error('nobody has to be asked again'));

test('what fits all words stands beside what does so elsewhere, the better first', async () => {
  expect(await titles('kubernetes', articles('exact', [], 'Kubernetes на практике', 2))).toEqual([
    'Kubernetes',
    'Kubernetes на практике',
  ]);
  expect(await titles('kubernetes', articles('exact', [], 'Kubernetes', 9))).toEqual([
    'Kubernetes',
    'Kubernetes',
  ]);
});

test('articles with all words leave no room for services with some of them', async () => {
  expect(await titles('kubernetes nginx', articles('exact', [], 'nginx в Kubernetes'))).toEqual([
    'nginx в Kubernetes',
  ]);
});

test('a typo is not forgiven here when the word as it stands is found there', async () => {
  expect(await titles('кластор', articles('exact', [], 'Кластор, узел пчёл'))).toEqual([
    'Кластор, узел пчёл',
  ]);
  expect(await titles('кластор', articles('none', []))).toEqual(['Kubernetes']);
  expect(await titles('кластер', articles('mended', [0], 'Кластар'))).toEqual(['Kubernetes']);
});

test('which word is rarest is counted over everything, and the CMS is asked again when it took another', async () => {
  // One article has the second word and two tariffs have it, which is still less than of the first.
  const again = vi.fn().mockResolvedValue(articles('some', [1, 5], 'О Kubernetes'));
  expect(await titles('kubernetes тариф', articles('some', [5, 1], 'О тарифах'), again)).toEqual([
    'Тариф Москва',
    'Тариф Париж',
    'О тарифах',
  ]);
  expect(again.mock.calls).toEqual([]);
  expect(await titles('kubernetes тариф', articles('some', [2, 1], 'О тарифах'), again)).toContain(
    'О Kubernetes',
  );
  expect(again.mock.calls).toEqual([[[0, 1]]]);
});

test('while the CMS is away the rest is found', async () => {
  const away = vi.fn().mockRejectedValue(new ContentOutage('the CMS did not answer'));
  expect(await titles('kubernetes фиолетовый', articles('none', []), away)).toEqual(['Kubernetes']);
  expect(await titles('kubernetes тариф', articles('some', [2, 1], 'О тарифах'), away)).toContain(
    'Kubernetes',
  );
});

async function titles(query: string, found: ArticleFindings, ask = never): Promise<string[]> {
  const { groups } = await bestOf(query, index, found, ask);
  return groups.flatMap(({ hits }) => hits.map(({ document }) => document.title));
}

function articles(fit: ArticleFindings['fit'], counts: number[], title?: string, score = 1): ArticleFindings {
  const place = { href: '/tutorials/a/b', section: 'A', lead: '', snippet: '', terms: [] };
  const hits = title === undefined ? [] : [{ ...place, title, score }];
  return { fit, counts, total: hits.length, sections: [], hits };
}

function service(title: string, text: string): SearchDocument {
  const shown = { kind: 'service' as const, title, text, href: `/${title}`, note: '' };
  return { ...shown, keywords: '', suggestion: title };
}
