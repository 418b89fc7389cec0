import { expect, test } from 'vitest';
import { rememberVisit } from './remember-visit';

const SITE = 'https://vitrina.example';

test('the page that led here is kept, the first one and the last one', () => {
  const browser = openBrowser();
  browser.arrive('/', 'https://search.example/?q=vds');
  browser.arrive('/services', 'https://forum.example/topic');
  expect(browser.kept('referer')).toEqual({
    firstVisit: 'https://search.example/?q=vds',
    lastVisit: 'https://forum.example/topic',
  });
});

test.each([
  ['typed the address', ''],
  ['came from a page of the site', `${SITE}/blog`],
  ['came from its home page', SITE],
])('nothing is kept of somebody who %s', (_, referrer) => {
  const browser = openBrowser();
  browser.arrive('/', referrer);
  expect(browser.cookies()).toEqual([]);
});

test('a site whose name only begins like ours is another site', () => {
  const browser = openBrowser();
  browser.arrive('/', `${SITE}.evil.test/`);
  expect(browser.kept('referer')).toMatchObject({ lastVisit: `${SITE}.evil.test/` });
});

test('the marks of the last marked link are kept, and nothing else of its query', () => {
  const browser = openBrowser();
  browser.arrive('/?utm_source=first&utm_term=a');
  browser.arrive('/services');
  browser.arrive('/?utm_source=%D0%BF%D0%B8%D1%81%D1%8C%D0%BC%D0%BE&utm_medium=&utm_evil=1&token=secret');
  expect(browser.kept('utm_user')).toEqual({ utm_source: 'письмо' });
});

test('the code of the last campaign is kept, and nothing that could be none', () => {
  const browser = openBrowser();
  browser.arrive('/?promo=%D0%92%D0%95%D0%A1%D0%9D%D0%90-26');
  browser.arrive('/services?promo=a%20b');
  browser.arrive(`/services?promo=${'a'.repeat(65)}`);
  expect(browser.cookies()).toHaveLength(1);
  expect(browser.written()).toMatch(/^promo=%D0%92%D0%95%D0%A1%D0%9D%D0%90-26; path/);
});

test('a broken cookie is written anew', () => {
  const browser = openBrowser();
  browser.set('referer=%7Bbroken');
  browser.arrive('/', 'https://search.example/');
  expect(browser.kept('referer')).toMatchObject({ firstVisit: 'https://search.example/' });
});

test('cookies live for 90 days, stay with the site, and over https are secure', () => {
  const browser = openBrowser();
  browser.arrive('/', 'https://search.example/');
  expect(browser.written()).toMatch(/; path=\/; max-age=7776000; samesite=lax; secure$/);
});

/** The cookies of one browser, as scripts see them. */
function openBrowser() {
  const jar = new Map<string, string>();
  let written = '';
  const set = (text: string) => {
    written = text;
    const [pair = ''] = text.split('; ');
    const [name = '', value = ''] = pair.split('=');
    jar.set(name, value);
  };
  return {
    set,
    written: () => written,
    cookies: () => [...jar],
    kept: (name: string): unknown => JSON.parse(decodeURIComponent(jar.get(name) ?? 'null')),
    arrive(path: string, referrer = '') {
      const visited = {
        referrer,
        get cookie() {
          return [...jar].map((pair) => pair.join('=')).join('; ');
        },
        set cookie(text: string) {
          set(text);
        },
      };
      rememberVisit(visited, { href: `${SITE}${path}`, origin: SITE });
    },
  };
}
