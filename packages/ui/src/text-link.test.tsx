import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { TextLink } from './text-link';

afterEach(cleanup);

test('a link within the site is called by its text alone and says nothing of its relation', () => {
  render(<TextLink href="/tutorials">Инструкции</TextLink>);
  const link = screen.getByRole('link', { name: 'Инструкции' });
  expect(link.getAttribute('href')).toBe('/tutorials');
  expect(link.hasAttribute('rel')).toBe(false);
});

test('a link out of the site says so in its name and in its relation', () => {
  render(
    <TextLink href="https://example.com" externalLabel="другой сайт">
      Ядро Linux
    </TextLink>,
  );
  // A word joiner holds the arrow on the line of the last word.
  const link = screen.getByRole('link', { name: 'Ядро Linux\u2060 (другой сайт)' });
  expect(link.getAttribute('rel')).toBe('external noopener');
});

test('a relation that is given stays', () => {
  render(
    <TextLink href="https://example.com" externalLabel="другой сайт" rel="nofollow">
      Ядро Linux
    </TextLink>,
  );
  expect(screen.getByRole('link').getAttribute('rel')).toBe('nofollow');
});
