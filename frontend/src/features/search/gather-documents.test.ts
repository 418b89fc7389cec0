import { ProviderOutage } from '@vitrina/ordering';
import { beforeEach, expect, test, vi } from 'vitest';
import { ContentOutage } from '~/content/client';
import { gatherDocuments } from './gather-documents';
import type { SearchDocument, SearchKind } from './search-index';

const cmsIsAway = async () => {
  throw new ContentOutage('the CMS did not answer');
};
const providerIsAway = async () => {
  throw new ProviderOutage('serverPresets', { kind: 'unreachable' });
};

const report = vi.fn();
beforeEach(() => report.mockReset());

test('while everything answers nothing is missing', async () => {
  expect(await gatherDocuments(all(), report)).toEqual({
    documents: [found('tutorial'), found('service'), found('tariff')],
    missing: [],
  });
  expect(report).not.toHaveBeenCalled();
});

test('without the CMS tariffs are found, and what is missing is told', async () => {
  expect(await gatherDocuments({ ...all(), tutorial: cmsIsAway, service: cmsIsAway }, report)).toEqual({
    documents: [found('tariff')],
    missing: ['tutorial', 'service'],
  });
  expect(report.mock.calls).toEqual([
    ['tutorial', expect.any(ContentOutage)],
    ['service', expect.any(ContentOutage)],
  ]);
});

test('without the provider tutorials and services are found', async () => {
  expect(await gatherDocuments({ ...all(), tariff: providerIsAway }, report)).toEqual({
    documents: [found('tutorial'), found('service')],
    missing: ['tariff'],
  });
});

test('what is no outage is not hidden', async () => {
  const broken = vi.fn().mockRejectedValue(new TypeError('a mistake of ours'));
  await expect(gatherDocuments({ ...all(), service: broken }, report)).rejects.toThrow('a mistake of ours');
});

function all() {
  return {
    tutorial: async () => [found('tutorial')],
    service: async () => [found('service')],
    tariff: async () => [found('tariff')],
  };
}

function found(kind: SearchKind): SearchDocument {
  return { kind, title: kind, text: '', keywords: '', href: `/${kind}`, note: '', suggestion: kind };
}
