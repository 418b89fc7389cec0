import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { EmptyState, ErrorState } from './state-message';

afterEach(cleanup);

test('an empty place says so quietly and may do without a way on', () => {
  render(<EmptyState heading="h2" title="Серверов нет" text="Создайте первый." />);
  expect(screen.getByRole('heading', { level: 2, name: 'Серверов нет' })).toBeDefined();
  expect(screen.getByText('Создайте первый.')).toBeDefined();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a failure is heard and has its way on beside it', () => {
  render(
    <ErrorState
      heading="h3"
      title="Не загрузилось"
      text="Попробуйте снова."
      action={<a href="/">Домой</a>}
    />,
  );
  const alert = screen.getByRole('alert');
  expect(within(alert).getByRole('heading', { level: 3, name: 'Не загрузилось' })).toBeDefined();
  expect(within(alert).getByRole('link', { name: 'Домой' })).toBeDefined();
});

test('a failure without a way on cannot be written', () => {
  // @ts-expect-error: the compiler asks for the action.
  const failure = <ErrorState heading="h3" title="Не загрузилось" text="Попробуйте снова." />;
  expect(failure.props).not.toHaveProperty('action');
});
