import type { NextApiRequest, NextApiResponse } from 'next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Site } from '~/content/site';
import { forgetProcess } from '~/testing/new-process';
import { stubEnv } from '~/testing/stub-env';

const PAGES = ['/', '/services/s3', '/tutorials/linux/ssh'];

/** What the CMS says now, which pages have asked it for more than the shell, and for how many changes it was asked who links to an article. */
const cms = { brand: '', words: '', asked: [] as string[], linking: 0 };

beforeEach(() => {
  stubEnv();
  Object.assign(cms, { brand: 'A', words: 'a', asked: [], linking: 0 });
  vi.doMock('~/content/get-site', async () => {
    const { unbranded } = await import('~/content/site');
    const fetchSite = async () => ({ ...unbranded(), brand: cms.brand });
    return { fetchSite, keptSite: { renew: fetchSite } };
  });
  vi.doMock('~/content/get-linking-articles', () => ({
    getLinkingArticles: async () => {
      cms.linking += 1;
      return [];
    },
  }));
  vi.doMock('~/content/get-services', () => ({ getServiceList: { renew: async () => [] } }));
});
afterEach(() => {
  forgetProcess();
  vi.doUnmock('~/content/get-site');
  vi.doUnmock('~/content/get-linking-articles');
  vi.doUnmock('~/content/get-services');
  vi.unstubAllEnvs();
});

test.each([
  ['the menu', { type: 'navigation' }, []],
  ['the settings of the site', { type: 'site-settings' }, ['/']],
  ['the line of a service in the menu', { type: 'service', kind: 'service', url: 'gpu' }, ['/services/s3']],
  ['a banner that may stand anywhere', { type: 'banner' }, PAGES],
])(
  'after a change of %s (%o) only these pages ask for more than the shell: %o',
  async (_, change, asking) => {
    const { tell, shown } = await open();
    Object.assign(cms, { brand: 'B', words: 'b', asked: [] });
    expect(await tell(change)).toBe(200);
    expect(cms.asked.toSorted()).toEqual(asking);
    const expected = PAGES.map((page) => [page, 'B', asking.includes(page) ? 'b' : 'a']);
    expect(PAGES.map((page) => [page, shown(page).site?.brand, shown(page).words])).toEqual(expected);
  },
);

test('what was published of a page is not lost in a new shell, and what could not be read of it is read then', async () => {
  const { tell, shown } = await open();
  const article = { type: 'article', url: 'ssh', topic: 'linux' };
  const page = '/tutorials/linux/ssh';
  cms.words = 'b';
  await tell(article);
  await tell({ type: 'navigation' });
  expect(shown(page).words).toBe('b');
  cms.words = '';
  expect(await tell(article)).toBe(503);
  Object.assign(cms, { brand: 'C', words: 'c' });
  await tell({ type: 'navigation' });
  expect([shown(page).site?.brand, shown(page).words]).toEqual(['C', 'c']);
});

test('what is published of a page that waits for a new shell is read with it', async () => {
  const { tell, shown, hold } = await open();
  const held = hold();
  const menu = tell({ type: 'navigation' });
  await expect.poll(held.count).toBeGreaterThan(0);
  Object.assign(cms, { brand: 'B', words: 'b' });
  const article = tell({ type: 'article', url: 'ssh', topic: 'linux' });
  // Then its pages wait for their turn, if they did not before.
  await expect.poll(() => cms.linking).toBe(1);
  held.goOn();
  expect(await Promise.all([menu, article])).toEqual([200, 200]);
  expect(shown('/tutorials/linux/ssh').words).toBe('b');
});

/** A process of the site that has made its pages, and what they show. */
async function open() {
  const [{ default: revalidate }, { staticProps }] = await Promise.all([
    import('~/pages/api/revalidate'),
    import('~/documents/static-props'),
  ]);
  const { fetchSite } = await import('~/content/get-site');
  const pages = new Map<string, { site?: Site; words?: string }>();
  const make = async (page: string) => {
    const made = await staticProps(page, async () => {
      cms.asked.push(page);
      if (cms.words === '') throw new Error('The CMS is away.');
      return {
        props: { site: await fetchSite(), words: cms.words },
        shows: [`article ${page.split('/').at(-1)}`],
      };
    });
    if ('props' in made) pages.set(page, await made.props);
  };
  for (const page of PAGES) await make(page);
  let [turn, begun] = [Promise.resolve(), 0];
  return {
    /** Has all makings wait from now on. */
    hold() {
      let goOn = () => {};
      turn = new Promise((resolve) => {
        goOn = resolve;
      });
      return { goOn: () => goOn(), count: () => begun };
    },
    shown: (page: string) => pages.get(page) ?? {},
    async tell(change: object): Promise<number> {
      const body = { event: 'publish', ...change };
      const headers = { 'x-revalidate-secret': 'x'.repeat(32) };
      let status = 0;
      const response = {
        status: (given: number) => {
          status = given;
          return { json: () => {} };
        },
        revalidate: async (page: string) => {
          begun += 1;
          await turn;
          if (PAGES.includes(page)) await make(page);
        },
      };
      await revalidate(
        { method: 'POST', headers, body } as unknown as NextApiRequest,
        response as unknown as NextApiResponse,
      );
      return status;
    },
  };
}
