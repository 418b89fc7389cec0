import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Breadcrumbs } from './breadcrumbs';

afterEach(cleanup);

test('the way leads by links to the page itself, which is marked and no link', () => {
  render(
    <Breadcrumbs
      label="Путь"
      crumbs={[{ label: 'Инструкции', href: '/tutorials' }, { label: 'Ключи SSH' }]}
    />,
  );
  const way = screen.getByRole('navigation', { name: 'Путь' });
  expect(
    within(way)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/tutorials']);
  expect(within(way).getByText('Ключи SSH').getAttribute('aria-current')).toBe('page');
});

test('a screen reader hears the crumbs and not what stands between them', () => {
  render(
    <Breadcrumbs
      label="Путь"
      crumbs={[
        { label: 'Блог', href: '/blog' },
        { label: 'Новости', href: '/blog/news' },
        { label: 'Запуск' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  const slashes = screen.getAllByText('/');
  expect(slashes.map((slash) => slash.getAttribute('aria-hidden'))).toEqual(['true', 'true']);
});
