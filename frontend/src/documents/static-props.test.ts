import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { Site } from '~/content/site';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';

/** What the CMS says of the shell. */
const shell: { site?: Site } = {};
vi.mock('~/content/get-site', () => ({ fetchSite: async () => shell.site }));

beforeEach(stubEnv);
afterEach(() => {
  forgetProcess();
  vi.unstubAllEnvs();
});

async function orUnavailable(load: () => Promise<unknown>) {
  return (await import('~/rendering/or-unavailable')).orUnavailable(load);
}

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

test('in a new shell a page is made of what it was made of, and asked for anew when it would have been', async () => {
  const { staticProps } = await import('./static-props');
  const { inNewShell } = await import('~/rendering/kept-props');
  const { renderedPage } = await import('~/rendering/rendered-pages');
  const { unbranded } = await import('~/content/site');
  const site = { ...unbranded(), brand: 'Before' };
  const loads: string[] = [];
  const make = () =>
    staticProps('/blog/x', async () => {
      loads.push('all');
      return { props: { site, text: 'Words', none: undefined }, shows: ['article:x'] };
    });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  expect(await make()).toEqual({ props: { site, text: 'Words' }, revalidate: 60 });
  clock.mockReturnValue(19_500);
  shell.site = { ...site, brand: 'After' };
  await inNewShell('/blog/x', async () => {
    expect(await make()).toEqual({ props: { site: shell.site, text: 'Words' }, revalidate: 42 });
  });
  expect([loads, renderedPage('/blog/x')?.shows]).toEqual([['all'], new Set(['article:x'])]);
  // Its minute was over before: whoever comes next has it asked for.
  clock.mockReturnValue(100_000);
  await inNewShell('/blog/x', async () => {
    expect(await make()).toMatchObject({ revalidate: 1 });
  });
  expect(await make()).toMatchObject({ props: { site: { brand: 'Before' } }, revalidate: 60 });
  expect(loads).toEqual(['all', 'all']);
});

test.each([
  ['lacks a part', async () => ({ part: await orUnavailable(away) })],
  ['is not there any more', async () => undefined],
  ['cannot be made', away],
])('a page that was whole and %s now is asked for also in a new shell', async (_, load) => {
  const { staticProps } = await import('./static-props');
  const { inNewShell } = await import('~/rendering/kept-props');
  const { unbranded } = await import('~/content/site');
  let loads = 0;
  const make = (words: () => Promise<object | undefined>) =>
    staticProps('/services/s3', async () => {
      loads += 1;
      const own = await words();
      return own && { props: { site: unbranded(), ...own }, shows: [] };
    }).catch(() => {});
  await make(async () => ({ part: 'prices' }));
  await make(load);
  await inNewShell('/services/s3', () => make(load).then(() => {}));
  expect(loads).toBe(3);
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
