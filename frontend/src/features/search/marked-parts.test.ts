import { markedParts } from '@vitrina/search-language';
import { expect, test } from 'vitest';
import { buildSearchIndex } from './search-index';

test.each([
  ['ssh', 'Вход по SSH-ключу', 'Вход по [SSH]-ключу'],
  ['серверы', 'Облачный сервер', 'Облачный [сервер]'],
  ['облач', 'Облачные серверы', '[Облачные] серверы'],
  ['кубернетес', 'Kubernetes', '[Kubernetes]'],
  ['ёмкость', 'Емкость диска', '[Емкость] диска'],
  ['script', '<script>alert(1)</script>', '<[script]>alert(1)</[script]>'],
])('of what «%s» has found in "%s" the words stand out', (query, text, marked) => {
  const found = {
    kind: 'service',
    title: text,
    text: '',
    keywords: '',
    href: '',
    note: '',
    suggestion: '',
  } as const;
  const terms = buildSearchIndex([found]).find(query).groups[0]?.hits[0]?.terms;
  const shown = markedParts(text, new Set(terms)).map((part) =>
    part.isMatch ? `[${part.text}]` : part.text,
  );
  expect(shown.join('')).toBe(marked);
});

test('the parts make up the whole text', () => {
  const text = '  nginx — это nginx.';
  expect(
    markedParts(text, new Set(['nginx']))
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});

test('a text without a match is one part, an empty one none', () => {
  expect(markedParts('Почта', new Set(['диск']))).toEqual([{ start: 0, text: 'Почта', isMatch: false }]);
  expect(markedParts('', new Set(['диск']))).toEqual([]);
});
