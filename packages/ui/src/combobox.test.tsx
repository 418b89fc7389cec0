import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './combobox';

afterEach(cleanup);

const CITIES = [
  { value: 'msk', label: 'Москва' },
  { value: 'spb', label: 'Санкт-Петербург' },
  { value: 'ekb', label: 'Екатеринбург' },
  { value: 'oryol', label: 'Орёл', detail: 'Скоро', disabled: true },
];

test('typing a part of a label leaves only the options that have it', async () => {
  render(<City />);
  await userEvent.type(input(), 'бург');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Санкт-Петербург',
    'Екатеринбург',
  ]);
});

test('case and the dots of ё make no difference', async () => {
  render(<City />);
  await userEvent.type(input(), 'ОРЕЛ');
  expect(screen.getByRole('option', { name: /Орёл/ })).toBeTruthy();
});

test('Enter takes the first option found', async () => {
  const chosen = vi.fn();
  render(<City onValueChange={chosen} />);
  await userEvent.type(input(), 'екат{Enter}');
  expect(input().value).toBe('Екатеринбург');
  expect(chosen.mock.calls).toEqual([['ekb']]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('arrows walk through what was found', async () => {
  render(<City />);
  await userEvent.type(input(), 'бург{ArrowDown}{Enter}');
  expect(input().value).toBe('Екатеринбург');
});

test('a click opens the whole list, the chosen option is marked', async () => {
  render(<City defaultValue="msk" />);
  await userEvent.click(input());
  expect(screen.getAllByRole('option')).toHaveLength(CITIES.length);
  const chosen = screen.getByRole('option', { selected: true });
  expect(chosen.textContent).toBe('Москва');
  expect(chosen.querySelector('svg')).not.toBeNull();
});

test('when nothing is found it is said', async () => {
  render(<City />);
  await userEvent.type(input(), 'Париж');
  expect(screen.getByRole('status').textContent).toBe('Такого города нет');
  expect(screen.queryByRole('option')).toBeNull();
});

test('a click outside closes the list, and what was typed and not chosen goes away', async () => {
  render(
    <>
      <City defaultValue="msk" />
      <p>Рядом</p>
    </>,
  );
  await userEvent.type(input(), 'аа');
  await userEvent.click(screen.getByText('Рядом'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().value).toBe('Москва');
});

test('leaving the field by Tab closes the list too', async () => {
  render(
    <>
      <City />
      <button type="button">Рядом</button>
    </>,
  );
  await userEvent.type(input(), 'моск');
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Рядом' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().value).toBe('');
});

test('Esc closes the list and keeps what was chosen', async () => {
  render(<City defaultValue="msk" />);
  await userEvent.type(input(), 'аа{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().value).toBe('Москва');
});

test('the rest of the page stays within reach of screen readers while the list is open', async () => {
  render(
    <>
      <City />
      <button type="button">Рядом</button>
    </>,
  );
  await userEvent.type(input(), 'моск');
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Рядом' })).toBeTruthy();
  expect(document.querySelector('[aria-hidden] [tabindex="0"], [aria-hidden][tabindex="0"]')).toBeNull();
});

test('the clear button empties the field and goes away', async () => {
  const chosen = vi.fn();
  render(<City defaultValue="msk" onValueChange={chosen} />);
  await userEvent.click(screen.getByRole('button', { name: 'Очистить' }));
  expect(input().value).toBe('');
  expect(chosen.mock.calls).toEqual([[null]]);
  expect(document.activeElement).toBe(input());
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
});

test('a disabled option cannot be chosen', async () => {
  const chosen = vi.fn();
  render(<City onValueChange={chosen} />);
  await userEvent.click(input());
  await userEvent.click(screen.getByRole('option', { name: /Орёл.*Скоро/ }));
  expect(chosen).not.toHaveBeenCalled();
});

test('the value goes with a form under its name', async () => {
  render(
    <form aria-label="Заказ">
      <City name="city" />
    </form>,
  );
  await userEvent.type(input(), 'моск{Enter}');
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['city', 'msk']]);
});

test('an error describes the field and marks it as wrong', () => {
  render(<City error="Выберите город из списка" />);
  expect(document.getElementById(input().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Выберите город из списка',
  );
  expect(input().getAttribute('aria-invalid')).toBe('true');
});

test('a disabled combobox says why, does not open and cannot be emptied', async () => {
  render(<City defaultValue="msk" disabled hint="Определён по адресу" />);
  await userEvent.click(input());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(input().value).toBe('Москва');
  expect(screen.queryByRole('button', { name: 'Очистить' })).toBeNull();
  expect(screen.getByText('Определён по адресу')).toBeTruthy();
});

function City(props: Partial<ComboboxProps>) {
  return (
    <Combobox
      label="Город"
      options={CITIES}
      nothingFound="Такого города нет"
      clearLabel="Очистить"
      {...props}
    />
  );
}

function input() {
  return screen.getByRole<HTMLInputElement>('combobox', { name: 'Город' });
}
