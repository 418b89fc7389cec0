import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pagination } from './pagination';

afterEach(cleanup);

test('the page that is shown is marked, and every page has its name and address', () => {
  show(5, 9);
  expect(screen.getByRole('navigation', { name: 'Страницы' })).toBeDefined();
  expect(addresses()).toEqual([
    ['Предыдущая', '?page=4'],
    ['Страница 1', '?page=1'],
    ['Страница 4', '?page=4'],
    ['Страница 5', '?page=5'],
    ['Страница 6', '?page=6'],
    ['Страница 9', '?page=9'],
    ['Следующая', '?page=6'],
  ]);
  expect(screen.getAllByRole('link', { current: 'page' }).map((link) => link.textContent)).toEqual(['5']);
});

test('the neighbours are told to machines too', () => {
  show(2, 3);
  expect(screen.getByRole('link', { name: 'Предыдущая' }).getAttribute('rel')).toBe('prev');
  expect(screen.getByRole('link', { name: 'Следующая' }).getAttribute('rel')).toBe('next');
});

test.each([
  [1, 'Предыдущая'],
  [3, 'Следующая'],
])('page %i of 3 has no way to "%s"', (page, label) => {
  show(page, 3);
  expect(screen.queryByRole('link', { name: label })).toBeNull();
});

test.each([0, 1])('a list of %i pages needs no way through', (pageCount) => {
  show(1, pageCount);
  expect(screen.queryByRole('navigation')).toBeNull();
});

test.each([
  [12, 40, ['Страница 11', 'Страница 13']],
  [2, 9, ['Страница 3']],
  [1, 4, []],
])('on a phone page %i of %i leaves out its neighbours beside a gap', (page, pageCount, left) => {
  show(page, pageCount);
  const hidden = screen.getAllByRole('link').filter((link) => link.closest('.max-wide\\:hidden'));
  expect(hidden.map((link) => link.getAttribute('aria-label'))).toEqual(left);
});

function show(page: number, pageCount: number) {
  render(
    <Pagination
      page={page}
      pageCount={pageCount}
      hrefOf={(each) => `?page=${each}`}
      label="Страницы"
      previousLabel="Предыдущая"
      nextLabel="Следующая"
      pageLabel={(each) => `Страница ${each}`}
    />,
  );
}

function addresses() {
  return screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
}
