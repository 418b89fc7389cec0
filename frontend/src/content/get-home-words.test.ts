import { expect, test } from 'vitest';
import { toHomeWords } from './get-home-words';

const NOTHING = {
  ...{ home_hero_title: null, home_hero_text: '', home_cta_title: null, home_cta_text: null },
  home_steps: [],
};

const SPACES = { ...NOTHING, home_hero_title: ' \u00a0', home_steps: [{ title: ' ', text: null }] };

test.each([null, NOTHING, SPACES])(
  'where nobody has said anything the page has its own words: %j',
  (siteSettings) => {
    expect(Object.values(toHomeWords({ siteSettings })).filter((words) => words !== undefined)).toEqual([]);
  },
);

test('what is said stands beside what is not', () => {
  const home_steps = [
    { title: 'Позвоните', text: 'Ответит инженер.' },
    null,
    { title: 'Работайте', text: null },
  ];
  const siteSettings = { ...NOTHING, home_hero_title: 'Серверы для лабораторий', home_steps };
  expect(toHomeWords({ siteSettings })).toMatchObject({
    ...{ title: 'Серверы для лабораторий', text: undefined },
    steps: [
      { title: 'Позвоните', text: 'Ответит инженер.' },
      { title: 'Работайте', text: '' },
    ],
  });
});
