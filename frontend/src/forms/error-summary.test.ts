import { createElement, createRef } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { ErrorSummary, type WrongField } from './error-summary';

const EMAIL: WrongField = { name: 'email', error: 'Укажите почту', isMended: false };
const INN: WrongField = { name: 'inn', error: 'Укажите ИНН', isMended: false };

test('a form with nothing wrong has no summary', () => {
  expect(render([])).toBe('');
});

test('each error leads to its field, in the order of the form, and the page begins there without JavaScript', () => {
  const markup = render([EMAIL, INN]);
  expect(
    [...markup.matchAll(/href="#(\w+)"[^>]*><span[^>]*>([^<]+)</g)].map(([, name, error]) => [name, error]),
  ).toEqual([
    ['email', 'Укажите почту'],
    ['inn', 'Укажите ИНН'],
  ]);
  expect(markup).toMatch(/<section[^>]*tabindex="-1"[^>]*autofocus=""/i);
});

test.each([
  [1, 'Проверьте одно поле'],
  [2, 'Проверьте 2 поля'],
  [4, 'Проверьте 4 поля'],
  [5, 'Проверьте 5 полей'],
])('of %i wrong fields it says: %s', (count, title) => {
  const fields = Array.from({ length: count }, (_, place) => ({ ...EMAIL, name: `field${place}` }));
  expect(render(fields)).toContain(`>${title}</h2>`);
});

test.each([
  [1, 'Check one field'],
  [2, 'Check 2 fields'],
])('of %i wrong fields it says in English: %s', (count, title) => {
  const fields = Array.from({ length: count }, (_, place) => ({ ...EMAIL, name: `field${place}` }));
  expect(inLanguage('en', () => render(fields))).toContain(`>${title}</h2>`);
});

test('a field that is mended keeps its line, and says so also to who does not see it', () => {
  const markup = render([{ ...EMAIL, isMended: true }, INN]);
  expect(markup.match(/<li/g)).toHaveLength(2);
  expect(markup.match(/исправлено/g)).toHaveLength(1);
});

function render(fields: readonly WrongField[]): string {
  return renderToStaticMarkup(createElement(ErrorSummary, { ref: createRef(), fields }));
}
