import { expect, test } from 'vitest';
import { textLinks } from '../src/references/text-links';

test('of a text everything is kept that it leads to or shows, as it is written, once', () => {
  const text = `<p><a href="/blog/disk?a=1&amp;b=2">Диск</a>, <a data-article="k3x">ключи</a>, <a href='/blog/tape'>лента</a></p>
    <figure><img src="/assets/small_disk.webp" srcset="/assets/disk.webp 2x" alt="href=no"></figure><p><a href="/blog/disk?a=1&amp;b=2">Ещё</a></p>`;
  expect(textLinks(text).split('\n')).toEqual([
    'href="/blog/disk?a=1&amp;b=2"',
    'data-article="k3x"',
    "href='/blog/tape'",
    'src="/assets/small_disk.webp"',
    'srcset="/assets/disk.webp 2x"',
  ]);
});

test('a text without any keeps an empty line, not nothing: it has been read', () => {
  expect(textLinks('<p>Текст.</p>')).toBe('');
});
