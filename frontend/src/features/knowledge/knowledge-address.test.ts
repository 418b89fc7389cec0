import { NAMES_BELOW_BLOG, NAMES_BELOW_TUTORIALS } from '@vitrina/content-contract/content-addresses';
import { expect, test } from 'vitest';
import { readKnowledgeAddress, type Section } from './knowledge-address';

test.each([
  ['/blog', { list: { of: { kind: 'blog' }, page: 1 } }],
  ['/blog/page/2', { list: { of: { kind: 'blog' }, page: 2 } }],
  ['/blog/news', { list: { of: { kind: 'category', path: 'news' }, page: 1 }, article: '/blog/news' }],
  ['/blog/news/page/12', { list: { of: { kind: 'category', path: 'news' }, page: 12 } }],
  ['/blog/tag/ssh', { list: { of: { kind: 'tag', section: 'blog', path: 'ssh' }, page: 1 } }],
  ['/tutorials', { list: { of: { kind: 'tutorials' }, page: 1 } }],
  ['/tutorials/linux', { list: { of: { kind: 'topic', path: ['linux'] }, page: 1 } }],
  ['/tutorials/linux/page/3', { list: { of: { kind: 'topic', path: ['linux'] }, page: 3 } }],
  [
    '/tutorials/linux/systemd',
    {
      list: { of: { kind: 'topic', path: ['linux', 'systemd'] }, page: 1 },
      article: '/tutorials/linux/systemd',
    },
  ],
  ['/tutorials/linux/systemd/timers', { article: '/tutorials/linux/systemd/timers' }],
  [
    '/tutorials/tag/ssh/page/2',
    { list: { of: { kind: 'tag', section: 'tutorials', path: 'ssh' }, page: 2 } },
  ],
  [
    '/tutorials/series/server-from-scratch',
    expect.objectContaining({ list: { of: { kind: 'series', path: 'server-from-scratch' }, page: 1 } }),
  ],
  ['/tutorials/level/beginner/page/2', { list: { of: { kind: 'level', level: 'beginner' }, page: 2 } }],
  // There is no such level, but an article of a topic that an editor once called so.
  ['/tutorials/level/hardest', { article: '/tutorials/level/hardest' }],
  [
    '/tutorials/experts/marina-orlova',
    expect.objectContaining({ list: { of: { kind: 'expert', path: 'marina-orlova' }, page: 1 } }),
  ],
])('%s is read as what may stand there', (address, expected) => {
  expect(read(address)).toEqual(expected);
});

test.each([
  '/blog/a/b',
  '/blog/page/1',
  '/blog/page/02',
  '/blog/page/1001',
  '/blog/news/page/x',
  '/blog/tag/ssh/rest',
  '/tutorials/a/b/c/d',
  `/blog/${'a'.repeat(201)}`,
  `/tutorials/${'a'.repeat(201)}/page/2`,
])('nothing can stand at %s', (address) => {
  expect(read(address)).toBeUndefined();
});

test.each([
  ...NAMES_BELOW_BLOG.map((name) => `/blog/${name}`),
  ...NAMES_BELOW_TUTORIALS.map((name) => `/tutorials/${name}`),
])('%s leads on to a list, which is why no editor may take the name', (list) => {
  const further = list.endsWith('page') ? '2' : list.endsWith('level') ? 'beginner' : 'x';
  expect(['topic', 'category', undefined]).not.toContain(read(`${list}/${further}`)?.list?.of.kind);
});

function read(address: string) {
  const [, section, ...path] = address.split('/');
  return readKnowledgeAddress(section as Section, path);
}
