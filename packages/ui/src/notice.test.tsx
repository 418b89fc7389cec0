import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Notice } from './notice';

afterEach(cleanup);

test.each([
  ['bad', 'alert'],
  ['good', 'status'],
  ['neutral', 'status'],
] as const)('a %s notice is heard as an %s', (tone, role) => {
  render(<Notice tone={tone}>Карта не подошла</Notice>);
  expect(screen.getByRole(role).textContent).toBe('Карта не подошла');
});
