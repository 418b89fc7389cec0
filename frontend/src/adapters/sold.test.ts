import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

beforeEach(() => {
  vi.resetModules();
  stubEnv();
});
afterEach(() => vi.unstubAllEnvs());

describe('at a provider of servers only', () => {
  test.each([
    ['/services/cloud-servers', true],
    ['/services/cloud-servers?os=99#tariffs', true],
    ['/services/databases', false],
    ['/services/databases#tariffs', false],
    ['/services/ai-servers', false],
    ['/kubernetes/create-cluster', false],
    ['/kubernetes/create-cluster?edit=true', false],
    ['/services/databases/', false],
    ['http://127.0.0.1:1/services/databases', false],
    ['/en/services/databases', false],
    ['/en/services/cloud-servers', true],
    ['/registration?auth=registrationDbaas', false],
    ['/order?auth=registrationS3&preset=381', false],
    ['/registration?auth=registrationVds&preset=s1', true],
    ['/registration', true],
    ['#tariffs', true],
    ['mailto:help@vitrina.example', true],
    // What sells no product by itself is shown.
    ['/services/gpu', true],
    ['/solutions/databases', true],
    ['/tutorials/databases', true],
    ['/services', true],
    ['https://elsewhere.example/services/databases', true],
  ])('a link to %s is shown: %s', async (href, isShown) => {
    expect((await sold('plans')).isShownLink(href)).toBe(isShown);
  });

  test('servers are sold and nothing else', async () => {
    const { isSold, soldLists } = await sold('plans');
    expect(soldLists()).toEqual(['cloud_servers']);
    const products = ['vds', 'dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'] as const;
    expect(products.filter(isSold)).toEqual(['vds']);
  });
});

test('where nothing is said, all eight are sold and every page is shown', async () => {
  const { isSold, isShownService } = await sold('');
  const products = ['vds', 'dbaas', 's3', 'balancer', 'k8s', 'dedicated', 'apps', 'ai'] as const;
  expect(products.filter(isSold)).toEqual(products);
  expect(['databases', 'gpu', 'kubernetes'].filter(isShownService)).toHaveLength(3);
});

async function sold(adapter: string) {
  vi.stubEnv('PROVIDER_ADAPTER', adapter);
  return import('./sold');
}
