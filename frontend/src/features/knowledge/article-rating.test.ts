import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ArticleRating } from './article-rating';
import { CommentInvitation } from './comment-invitation';

const RATED = {
  id: 'a'.repeat(24),
  address: '/tutorials/linux/ssh-keys',
  figures: { views: 9, votes: 12, rating: 4.58 },
};

function rating(article: Parameters<typeof ArticleRating>[0]['article']): string {
  return renderToStaticMarkup(createElement(ArticleRating, { article })).replaceAll('\u00a0', ' ');
}

test('a rating is a form of five radio buttons that works by itself', () => {
  const html = rating(RATED);
  expect(html).toMatch(/<form [^>]*action="\/api\/article-votes" method="post">/);
  expect(html).toContain(`name="article" value="${RATED.id}"`);
  expect(html).toContain('name="page" value="/tutorials/linux/ssh-keys"');
  expect([...html.matchAll(/type="radio" [^>]*aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual([
    '1 из 5',
    '2 из 5',
    '3 из 5',
    '4 из 5',
    '5 из 5',
  ]);
  expect(html).toContain('4,6 из 5, 12 оценок');
});

test('an article that nobody has rated says so', () => {
  const html = rating({ ...RATED, figures: { views: 0, votes: 0, rating: null } });
  expect(html).toContain('Оценок пока нет');
});

test.each<[number | undefined, RegExp]>([
  [3, /Уже 3 комментария\./],
  [21, /Уже 21 комментарий\./],
])('an invitation says that there are %i comments', (comments, words) => {
  expect(invitation(comments)).toMatch(words);
});

test.each([0, undefined])('an invitation with %s comments only invites', (comments) => {
  expect(invitation(comments)).not.toContain('Уже');
  expect(invitation(comments)).toContain('href="https://chat.example"');
});

function invitation(comments: number | undefined): string {
  const discussion = { href: 'https://chat.example', ...(comments !== undefined && { comments }) };
  return renderToStaticMarkup(createElement(CommentInvitation, { discussion })).replaceAll('\u00a0', ' ');
}
