import type { DocumentNode } from 'graphql';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubEnv } from '~/testing/stub-env';

const NAMED = { name: 'Имя', path: 'known', position: '', job_title: '', description: '', avatar: null };

/** A CMS that holds one entry of each kind, named `known`. */
vi.mock('~/content/client', () => ({
  askCms: async (query: DocumentNode, { path }: { path?: string } = {}) => {
    const [operation] = query.definitions;
    const name = operation?.kind === 'OperationDefinition' ? operation.name?.value : undefined;
    const named = path === undefined || path === 'known' ? [NAMED] : [];
    const lists = { categories: named, tags: named, authors: named, experts: named };
    if (name === 'PublishedPages') return { services: [], pages: [{ slug: 'known' }] };
    const services = [{ kind: 'service', name: 'Серверы с GPU', slug: 'gpu', menu_text: '' }];
    return {
      ...lists,
      services,
      articles: [],
      parts: [],
      topics: named.map((one) => ({ ...one, parent: null })),
    };
  },
}));

beforeEach(stubEnv);

async function subjectAt(address: string) {
  const { getPictureSubject } = await import('./get-picture-subject');
  return getPictureSubject(address);
}

const PAGES = [
  ...['/', '/services', '/solutions', '/services/gpu', '/services/cloud-servers', '/known'],
  ...['/kubernetes/create-cluster', '/blog', '/blog/known', '/blog/tag/known', '/tutorials'],
  ...['/tutorials/known', '/tutorials/tag/known', '/tutorials/authors/known', '/tutorials/experts/known'],
];

test.each(PAGES)('%s has a picture', async (address) => {
  expect(await subjectAt(address)).toEqual({ title: expect.any(String), topic: expect.any(String) });
});

test('no two pages have the same', async () => {
  const cacheTags = await Promise.all(PAGES.map(subjectAt));
  expect(new Set(cacheTags.map((subject) => JSON.stringify(subject))).size).toBe(PAGES.length);
});

test.each([
  ...['/unknown', '/known/below', '/services/unknown', '/blog/unknown', '/tutorials/unknown'],
  ...['/tutorials/authors/unknown', '/blog/known/page/2'],
])('%s has none, because it is no page, or a part of one', async (address) => {
  expect(await subjectAt(address)).toBeUndefined();
});
