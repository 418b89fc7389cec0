import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { parseFeed } from 'feedsmith';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleList } from '~/features/knowledge/get-article-list';
import { stubEnv } from '~/testing/stub-env';

const LIST: ArticleList = {
  ...{ first: '/tutorials/linux', href: '/tutorials/linux', page: 1, section: 'tutorials' },
  ...{ title: 'Linux & shell', kindName: 'тема инструкций' },
  ...{ description: 'Инструкции <о> Linux.', crumbs: [], links: [], shows: [] },
  cards: [
    {
      ...{
        url: 'ssh-keys',
        title: 'Ключи & пароли',
        description: 'Тег <br> и «]]>» не ломают ленту',
        section: 'Linux',
      },
      ...{ href: '/tutorials/linux/ssh-keys', coverTopic: 'linux', publishedOn: '2026-02-10T09:00:00.000Z' },
      cover: { src: '/assets/a.jpg?v=1', width: 800, height: 400, alt: '', sources: [] },
    },
    {
      ...{
        url: 'nginx',
        title: 'nginx',
        description: 'Переписана',
        section: 'Linux',
        href: '/tutorials/linux/nginx',
      },
      ...{ coverTopic: 'linux', cover: undefined, publishedOn: '2026-01-05T09:00:00.000Z' },
      updatedOn: '2026-06-03T09:00:00.000Z',
    },
    {
      ...{ url: 'none', title: 'Без даты', description: '', section: 'Linux', href: '/tutorials/linux/none' },
      ...{ coverTopic: 'linux', cover: undefined },
    },
  ],
};

beforeEach(() => {
  stubEnv();
  vi.stubEnv('SITE_URL', 'https://shop.example');
});

test.each(['rss', 'atom'] as const)('%s is well-formed whatever stands in the titles', async (format) => {
  const { writeFeed } = await import('./get-feed');
  expect(XMLValidator.validate(writeFeed(format, LIST, 'Витрина'))).toBe(true);
});

test.each(['rss', 'atom'] as const)('%s is well-formed whatever stands in any text of it', async (format) => {
  const { writeFeed } = await import('./get-feed');
  const words = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc
      .array(fc.constantFrom('<', '>', '&', '"', "'", ']]>', '<![CDATA[', '<!--', '&lt;', '&#0;', 'а', ' '), {
        maxLength: 8,
      })
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(words, words, words, words, (title, description, section, brand) => {
      const [card] = LIST.cards;
      if (!card) throw new Error('There is a card.');
      const list = { ...LIST, title, description, cards: [{ ...card, title, description, section }] };
      const written = writeFeed(format, list, brand);
      expect(XMLValidator.validate(written)).toBe(true);
      // Which the validator lets pass, and no browser does.
      expect(written).not.toMatch(/<category label="[^"]*</);
    }),
  );
});

test('RSS says what a reader of feeds needs: whole addresses, dates, and where it stands itself', async () => {
  const { writeFeed } = await import('./get-feed');
  const { channel } = parse(writeFeed('rss', LIST, 'Витрина')).rss;
  expect(channel).toMatchObject({
    ...{ title: 'Linux & shell — Витрина', link: 'https://shop.example/tutorials/linux', language: 'ru' },
    lastBuildDate: 'Wed, 03 Jun 2026 09:00:00 GMT',
  });
  // What has no date cannot be news.
  expect(channel.item).toHaveLength(2);
  const [item] = channel.item;
  expect(item).toMatchObject({
    ...{ title: 'Ключи & пароли', link: 'https://shop.example/tutorials/linux/ssh-keys' },
    ...{ pubDate: 'Tue, 10 Feb 2026 09:00:00 GMT', description: 'Тег &lt;br> и «]]›» не ломают ленту' },
  });
  expect(item.enclosure).toMatchObject({
    ...{ '@_url': 'https://shop.example/assets/a.jpg?v=1', '@_type': 'image/jpeg' },
  });
  expect(channel['atom:link']['@_href']).toBe('https://shop.example/tutorials/linux/rss.xml');
});

test('Atom has an author, an id and a time for each entry', async () => {
  const { writeFeed } = await import('./get-feed');
  const { feed } = parse(writeFeed('atom', LIST, 'Витрина'));
  expect(feed).toMatchObject({ id: 'https://shop.example/tutorials/linux', author: { name: 'Витрина' } });
  expect(feed.entry[0]).toMatchObject({
    id: 'https://shop.example/tutorials/linux/ssh-keys',
    ...{ title: { '#text': 'Ключи &amp; пароли', '@_type': 'html' }, updated: '2026-02-10T09:00:00.000Z' },
  });
});

test('a revision is news in Atom, and in RSS the day of the article stays', async () => {
  const { writeFeed } = await import('./get-feed');
  const { feed } = parse(writeFeed('atom', LIST, 'Витрина'));
  expect(feed.updated).toBe('2026-06-03T09:00:00.000Z');
  expect(feed.entry[1]).toMatchObject({
    ...{ updated: '2026-06-03T09:00:00.000Z', published: '2026-01-05T09:00:00.000Z' },
  });
  const { channel } = parse(writeFeed('rss', LIST, 'Витрина')).rss;
  expect(channel.item[1].pubDate).toBe('Mon, 05 Jan 2026 09:00:00 GMT');
});

test('an entry was never changed before it was published', async () => {
  const { writeFeed } = await import('./get-feed');
  const cards = LIST.cards.slice(0, 1).map((card) => ({ ...card, updatedOn: '2025-01-01T00:00:00.000Z' }));
  const { feed } = parse(writeFeed('atom', { ...LIST, cards }, 'Витрина'));
  expect(feed.entry.updated).toBe('2026-02-10T09:00:00.000Z');
});

test('a reader of feeds finds the same in both formats', async () => {
  const { writeFeed } = await import('./get-feed');
  const atom = parseFeed(writeFeed('atom', LIST, 'Витрина'));
  const rss = parseFeed(writeFeed('rss', LIST, 'Витрина'));
  if (atom.format !== 'atom' || rss.format !== 'rss') throw new Error('A feed is taken for another format.');
  expect(atom.feed.entries?.map(({ links }) => links?.[0]?.href)).toEqual(
    rss.feed.items?.map(({ link }) => link),
  );
  expect(rss.feed.items?.map(({ title }) => title)).toEqual(['Ключи & пароли', 'nginx']);
  expect(rss.feed.atom?.links?.[0]?.rel).toBe('self');
});

test('an empty list is an empty feed that does not change with every question', async () => {
  const { writeFeed } = await import('./get-feed');
  const empty = { ...LIST, cards: [] };
  expect(writeFeed('atom', empty, 'Витрина')).toBe(writeFeed('atom', empty, 'Витрина'));
  expect(XMLValidator.validate(writeFeed('rss', empty, 'Витрина'))).toBe(true);
});

function parse(xml: string) {
  return new XMLParser({ ignoreAttributes: false }).parse(xml);
}
