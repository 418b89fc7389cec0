import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Field } from './field';

afterEach(cleanup);

test('a field is found by its label and keeps its name', () => {
  render(<Field name="email" label="Почта" type="email" defaultValue="anna@example.ru" />);
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Почта' });
  expect(input.name).toBe('email');
  expect(input.value).toBe('anna@example.ru');
});

test('a hint describes the field, which is not wrong', () => {
  render(<Field name="email" label="Почта" hint="Сюда придёт доступ" />);
  const input = screen.getByRole('textbox', { name: 'Почта' });
  expect(descriptionOf(input)).toBe('Сюда придёт доступ');
  expect(input.hasAttribute('aria-invalid')).toBe(false);
});

test('an error takes the place of the hint, describes the field and marks it as wrong', () => {
  render(<Field name="email" label="Почта" hint="Сюда придёт доступ" error="Опечатка" />);
  const input = screen.getByRole('textbox', { name: 'Почта' });
  expect(descriptionOf(input)).toBe('Опечатка');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Сюда придёт доступ')).toBeNull();
});

test('a field without hint and error points to no description', () => {
  render(<Field name="email" label="Почта" />);
  expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
});

test('two fields with errors each have their own', () => {
  render(
    <>
      <Field name="email" label="Почта" error="Опечатка" />
      <Field name="phone" label="Телефон" error="Мало цифр" />
    </>,
  );
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Почта' }))).toBe('Опечатка');
  expect(descriptionOf(screen.getByRole('textbox', { name: 'Телефон' }))).toBe('Мало цифр');
});

/** What a screen reader says after the name of a field. */
function descriptionOf(input: HTMLElement): string | null | undefined {
  return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
}
