import { expect, test } from 'vitest';
import { countPages, type VisitedPage } from './count-pages';

test.each([true, false])(
  'a page is told once, and again when another path takes its place (Navigation API: %s)',
  (has) => {
    const { page, go, told } = openPage('/services', { hasNavigation: has });
    countPages(page, told);
    go('/services?period=P1M');
    go('/registration');
    go('/registration');
    expect(told.paths).toEqual(['/services', '/registration']);
  },
);

test('a page that the browser brings back whole is another visit of it, the load itself is not', () => {
  const { page, told } = openPage('/blog');
  countPages(page, told);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  expect(told.paths).toEqual(['/blog']);
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(told.paths).toEqual(['/blog', '/blog']);
});

test('a page that is made ready beforehand is told when somebody looks at it', () => {
  const { page, told } = openPage('/blog', { prerendering: true });
  countPages(page, told);
  expect(told.paths).toEqual([]);
  page.document.prerendering = false;
  page.document.dispatchEvent(new Event('prerenderingchange'));
  expect(told.paths).toEqual(['/blog']);
});

function openPage(start: string, { hasNavigation = true, prerendering = false } = {}) {
  const location = { pathname: start };
  const navigation = hasNavigation ? new EventTarget() : undefined;
  const go = (_: unknown, __: string, path?: string | URL | null) => {
    location.pathname = new URL(`${path}`, 'https://shop.example').pathname;
    navigation?.dispatchEvent(new Event('currententrychange'));
  };
  const document = Object.assign(new EventTarget(), { prerendering });
  const page = Object.assign(new EventTarget(), {
    ...{ location, document, navigation, history: { pushState: go, replaceState: go } },
  });
  const paths: string[] = [];
  const told = Object.assign((path: string) => paths.push(path), { paths });
  const bound = Object.assign(page, { addEventListener: page.addEventListener.bind(page) });
  return {
    page: bound satisfies VisitedPage,
    go: (path: string) => page.history.pushState(null, '', path),
    told,
  };
}
