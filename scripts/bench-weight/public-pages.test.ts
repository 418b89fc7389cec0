import { expect, test } from 'vitest';
import { forgottenRoutes, kindsOf } from './public-pages.mjs';

test('pages of one kind stand together, and a page without a kind for itself', () => {
  const mapped = [
    ...['/', '/services', '/services/databases', '/services/s3', '/solutions/mail', '/solutions/daas'],
    ...['/tutorials', '/tutorials/linux', '/tutorials/web/dns', '/blog', '/blog/news', '/offer', '/sla'],
  ].map((address) => ({ address, isArticle: false }));
  const articles = ['/tutorials/linux/ssh-keys', '/blog/dedicated'].map((address) => ({
    address,
    isArticle: true,
  }));
  expect(kindsOf([...mapped, ...articles])).toEqual([
    { name: 'home', addresses: ['/'] },
    { name: '', addresses: ['/services'] },
    { name: '', addresses: ['/services/databases'] },
    { name: '', addresses: ['/services/s3'] },
    { name: 'a solution', addresses: ['/solutions/mail', '/solutions/daas'] },
    { name: '', addresses: ['/tutorials'] },
    { name: 'a topic of tutorials', addresses: ['/tutorials/linux', '/tutorials/web/dns'] },
    { name: '', addresses: ['/blog'] },
    { name: 'a category of the blog', addresses: ['/blog/news'] },
    { name: 'a page at an address of its own', addresses: ['/offer', '/sla'] },
    { name: 'a tutorial', addresses: ['/tutorials/linux/ssh-keys'] },
    { name: 'an article of the blog', addresses: ['/blog/dedicated'] },
  ]);
});

test('a page in another language is of the kind of its original', () => {
  const mapped = ['/', '/services/s3', '/solutions/mail', '/en', '/en/services/s3', '/en/solutions/mail'];
  expect(kindsOf(mapped.map((address) => ({ address, isArticle: false })))).toEqual([
    { name: 'home', addresses: ['/', '/en'] },
    { name: '', addresses: ['/services/s3', '/en/services/s3'] },
    { name: 'a solution', addresses: ['/solutions/mail', '/en/solutions/mail'] },
  ]);
});

test('of the pages that Next.js makes for each language none is forgotten', () => {
  expect(forgottenRoutes(['/ru/404', '/en/500', '/en/offer'], [])).toEqual(['/en/offer']);
});

const ROUTES = ['/', '/[slug]', '/blog/[[...path]]', '/search', '/services/[slug]', '/preview/banner'];
const ADDRESSES = ['/', '/offer', '/blog', '/search?q=ssh', '/services/s3'];

test.each<[string, string[], string[], string[]]>([
  ['nothing is forgotten when each page has an address', ROUTES, ADDRESSES, []],
  ['a page that nobody has named', [...ROUTES, '/partners'], ADDRESSES, ['/partners']],
  ['a page whose address only fits a wider one', ROUTES, ADDRESSES.with(3, '/faq'), ['/search']],
  ['a page of which there is none on the map', ROUTES, ADDRESSES.slice(0, 4), ['/services/[slug]']],
  ['a page that is weighed in another language', ROUTES, ADDRESSES.with(4, '/en/services/s3'), []],
  ['any depth of a section', ['/blog/[[...path]]', '/[slug]'], ['/blog/news/page/2', '/offer'], []],
])('%s', (_, routes, addresses, forgotten) => {
  expect(forgottenRoutes(routes, addresses)).toEqual(forgotten);
});
