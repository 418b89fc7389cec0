import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anchorOf } from './anchor-headings';
import { parseArticleText } from './article-text';

test.each([
  ['Установка', 'ustanovka'],
  ['Установка Nginx на Ubuntu', 'ustanovka-nginx-na-ubuntu'],
  ['Ёлка, щука и объект', 'yolka-shchuka-i-obekt'],
  ['SSH', 'ssh'],
  ['Что такое SSH?', 'chto-takoe-ssh'],
  ['  Пробелы   вокруг  ', 'probely-vokrug'],
  ['1. Подготовка', 'p-1-podgotovka'],
  ['5 шагов', 'p-5-shagov'],
  ['—', 'p-'],
  ['', 'p-'],
])('the anchor of "%s" is %s', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

test('an anchor needs no escaping in an address and begins with a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (heading) => {
      expect(anchorOf(heading)).toMatch(/^[a-z][\w.~-]*$/);
    }),
  );
});

test('the second heading of the same words gets -2, the third -3', async () => {
  expect(await headingsOf('<h2>Итоги</h2><h3>Итоги</h3><h2>Итоги</h2>')).toEqual([
    { id: 'itogi', text: 'Итоги', level: 2 },
    { id: 'itogi-2', text: 'Итоги', level: 3 },
    { id: 'itogi-3', text: 'Итоги', level: 2 },
  ]);
});

test('only h2 and h3 are listed, by their words without markup', async () => {
  const html = '<h1>A</h1><h2>Файл <code>hosts</code></h2><h4>B</h4><div><h3> В <em>глубине</em> </h3></div>';
  expect(await headingsOf(html)).toEqual([
    { id: 'fayl-hosts', text: 'Файл hosts', level: 2 },
    { id: 'v-glubine', text: 'В глубине', level: 3 },
  ]);
});

test('no two headings of a text share an anchor', async () => {
  const words = fc.constantFrom('Шаг', 'Шаг 2', 'Шаг 2-2', 'шаг-3', 'Shag', 'p 1', '1', '—', '');
  await fc.assert(
    fc.asyncProperty(fc.array(words, { maxLength: 12 }), async (texts) => {
      const headings = await headingsOf(texts.map((text) => `<h2>${text}</h2>`).join(''));
      const ids = headings.map(({ id }) => id);
      expect(ids).toHaveLength(texts.length);
      expect(new Set(ids).size).toBe(ids.length);
    }),
  );
});

async function headingsOf(html: string) {
  return (await parseArticleText(html)).headings;
}
