import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Card } from './card';

afterEach(cleanup);

test('a card has a heading of the level that was asked for, and is no link by itself', () => {
  render(
    <Card title="Копии" heading="h3" footer="В каждом тарифе">
      Каждую ночь
    </Card>,
  );
  expect(screen.getByRole('heading', { level: 3, name: 'Копии' })).toBeDefined();
  expect(screen.getByText('Каждую ночь')).toBeDefined();
  expect(screen.getByText('В каждом тарифе')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a card with an address is one link, called by its title alone', () => {
  render(
    <Card title="Ключи SSH" heading="h2" href="/tutorials/ssh-keys" eyebrow="Linux">
      Вместо паролей
    </Card>,
  );
  const link = screen.getByRole('link', { name: 'Ключи SSH' });
  expect(link.getAttribute('href')).toBe('/tutorials/ssh-keys');
});

test('a link in the footer stays a link of its own', () => {
  render(
    <Card
      title="Ключи SSH"
      heading="h2"
      href="/tutorials/ssh-keys"
      footer={<a href="/authors/anna">Анна</a>}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['Ключи SSH', 'Анна']);
});
