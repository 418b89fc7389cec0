import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { CheckField } from './check-field';

afterEach(cleanup);

test('a click on its sentence ticks it, and it goes with a form', async () => {
  render(
    <form aria-label="Заказ">
      <CheckField name="consent">Согласен</CheckField>
    </form>,
  );
  await userEvent.click(screen.getByText('Согласен'));
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['consent', 'on']]);
});

test('an error describes the box and marks it as wrong', () => {
  render(
    <CheckField name="consent" error="Нужно согласие">
      Согласен
    </CheckField>,
  );
  const box = screen.getByRole('checkbox', { name: 'Согласен' });
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Нужно согласие',
  );
  expect(box.getAttribute('aria-invalid')).toBe('true');
});

test('a box with an id keeps it when it is right, and one without can be led to only while it is wrong', () => {
  const idOf = (id: string | undefined, error: string | undefined) => {
    cleanup();
    render(
      <CheckField id={id} name="consent" error={error}>
        Согласен
      </CheckField>,
    );
    return screen.getByRole('checkbox').id;
  };
  expect([idOf('consent', 'Нужно согласие'), idOf('consent', undefined)]).toEqual(['consent', 'consent']);
  expect([idOf(undefined, 'Нужно согласие'), idOf(undefined, undefined)]).toEqual(['consent', '']);
});
