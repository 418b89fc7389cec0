import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';

beforeEach(stubEnv);
afterEach(() => {
  forgetProcess();
  vi.unstubAllEnvs();
});

async function away(): Promise<never> {
  const { ProviderOutage } = await import('@vitrina/ordering');
  throw new ProviderOutage('servers', { kind: 'no-answer', reason: 'timeout' });
}

test('a page with all its parts lives for a minute, one without a part heals within a second', async () => {
  const { staticProps } = await import('./static-props');
  const { orUnavailable } = await import('~/rendering/or-unavailable');
  const made = (load: () => Promise<unknown>) =>
    staticProps('/services/s3', async () => ({ props: { part: await orUnavailable(load) }, shows: [] }));
  expect(await made(async () => 'prices')).toEqual({ props: { part: 'prices' }, revalidate: 60 });
  expect(await made(away)).toEqual({ props: { part: 'unavailable' }, revalidate: 1 });
});

test('pages that are made at the same time do not take the lack of one for that of another', async () => {
  const { staticProps } = await import('./static-props');
  const { orUnavailable } = await import('~/rendering/or-unavailable');
  const both = await Promise.all(
    [async () => 'prices', away].map((load, place) =>
      staticProps(`/services/${place}`, async () => ({
        props: { part: await orUnavailable(load) },
        shows: [],
      })),
    ),
  );
  expect(both.map(({ revalidate }) => revalidate)).toEqual([60, 1]);
});

test('where there is no page it is looked for again after a while, and nothing is noted', async () => {
  const { staticProps } = await import('./static-props');
  const { renderedPage } = await import('~/rendering/rendered-pages');
  expect(await staticProps('/services/x', async () => undefined)).toEqual({ notFound: true, revalidate: 60 });
  expect(renderedPage('/services/x')).toBeUndefined();
});

test.each([
  {
    what: 'can be read in both languages',
    stands: async () => true,
    found: { ru: '/blog/x', en: '/en/blog/x' },
  },
  { what: 'has nothing in the other language', stands: async () => false, found: undefined },
  { what: 'is asked for while the CMS is away', stands: cmsIsAway, found: undefined },
])('a page that $what says so', async ({ stands, found }) => {
  vi.stubEnv('SHOP_LANGUAGES', 'ru,en');
  const { staticProps } = await import('./static-props');
  const { spokenLanguage } = await import('~/messages/language');
  const asked: string[] = [];
  const made = await staticProps('/blog/x', async () => ({
    ...{ props: {}, shows: [] },
    standsHere: (address) => {
      asked.push(`${address} in ${spokenLanguage().language}`);
      return stands();
    },
  }));
  expect(made).toEqual({ props: found ? { translations: found } : {}, revalidate: 60 });
  expect(asked).toEqual(['/blog/x in en']);
});

async function cmsIsAway(): Promise<never> {
  const { ContentOutage } = await import('~/content/client');
  throw new ContentOutage('away');
}
