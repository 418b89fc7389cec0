import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ArticleList } from '~/features/knowledge/get-article-list';
import { stubEnv } from '~/testing/stub-env';

const LIST: ArticleList = {
  ...{ first: '/tutorials/linux', href: '/tutorials/linux', page: 1, section: 'tutorials' },
  ...{ title: 'Linux & shell', description: 'Инструкции <о> Linux.', crumbs: [], links: [], shows: [] },
  cards: [
    {
      ...{ title: 'Ключи & пароли', description: 'Тег <br> и «]]>» не ломают ленту', section: 'Linux' },
      ...{ href: '/tutorials/linux/ssh-keys', coverTopic: 'linux', publishedOn: '2026-02-10T09:00:00.000Z' },
      cover: { src: '/assets/a.jpg?v=1', width: 800, height: 400, alt: '', sources: [] },
    },
    {
      ...{ title: 'Без даты', description: '', section: 'Linux', href: '/tutorials/linux/none' },
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

test('RSS says what a reader of feeds needs: whole addresses, dates, and where it stands itself', async () => {
  const { writeFeed } = await import('./get-feed');
  const { channel } = parse(writeFeed('rss', LIST, 'Витрина')).rss;
  expect(channel).toMatchObject({
    ...{ title: 'Linux & shell — Витрина', link: 'https://shop.example/tutorials/linux', language: 'ru' },
    lastBuildDate: 'Tue, 10 Feb 2026 09:00:00 GMT',
  });
  // What has no date cannot be news.
  expect(channel.item).toMatchObject({
    ...{ title: 'Ключи & пароли', link: 'https://shop.example/tutorials/linux/ssh-keys' },
    ...{ pubDate: 'Tue, 10 Feb 2026 09:00:00 GMT', description: 'Тег &lt;br> и «]]>» не ломают ленту' },
  });
  expect(channel.item.enclosure).toMatchObject({
    ...{ '@_url': 'https://shop.example/assets/a.jpg?v=1', '@_type': 'image/jpeg' },
  });
  expect(channel['atom:link']['@_href']).toBe('https://shop.example/tutorials/linux/rss.xml');
});

test('Atom has an author, an id and a time for each entry', async () => {
  const { writeFeed } = await import('./get-feed');
  const { feed } = parse(writeFeed('atom', LIST, 'Витрина'));
  expect(feed).toMatchObject({ id: 'https://shop.example/tutorials/linux', author: { name: 'Витрина' } });
  expect(feed.entry).toMatchObject({
    id: 'https://shop.example/tutorials/linux/ssh-keys',
    ...{ title: { '#text': 'Ключи &amp; пароли', '@_type': 'html' }, updated: '2026-02-10T09:00:00.000Z' },
  });
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
