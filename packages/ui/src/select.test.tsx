import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Select } from './select';

afterEach(cleanup);

const SYSTEMS = [
  { value: 'ubuntu', label: 'Ubuntu 24.04', detail: 'Поддержка до 2029 года' },
  { value: 'centos', label: 'CentOS 7', detail: 'Больше не обновляется', disabled: true },
  { value: 'debian', label: 'Debian 12' },
  { value: 'almalinux', label: 'AlmaLinux 9' },
] as const;

test('a click opens the list, another one on an option chooses it and closes the list', async () => {
  const chosen = vi.fn();
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" onValueChange={chosen} />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Debian 12' }));
  expect(box().textContent).toBe('Debian 12');
  expect(chosen.mock.calls).toEqual([['debian']]);
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('a click outside closes the list and chooses nothing', async () => {
  render(
    <>
      <Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />
      <p>Рядом</p>
    </>,
  );
  await userEvent.click(box());
  expect(screen.getByRole('listbox')).toBeTruthy();
  await userEvent.click(screen.getByText('Рядом'));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().textContent).toBe('Ubuntu 24.04');
});

test('Esc closes the list, chooses nothing and leaves the focus on the field', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />);
  await openWithKeyboard();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().textContent).toBe('Ubuntu 24.04');
  expect(document.activeElement).toBe(box());
});

test('arrows walk and Enter chooses', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="debian" />);
  await openWithKeyboard();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(box().textContent).toBe('AlmaLinux 9');
});

test('typing finds an option', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />);
  await openWithKeyboard();
  await userEvent.keyboard('alm{Enter}');
  expect(box().textContent).toBe('AlmaLinux 9');
});

test('leaving by Tab closes the list and goes on to the next field', async () => {
  render(
    <>
      <Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />
      <button type="button">Рядом</button>
    </>,
  );
  await openWithKeyboard();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Рядом' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('while the list is open nothing that takes focus is hidden from screen readers', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />);
  await openWithKeyboard();
  expect(screen.getByRole('listbox')).toBeTruthy();
  expect(document.querySelector('[aria-hidden] [tabindex="0"], [aria-hidden][tabindex="0"]')).toBeNull();
});

test('a disabled option says why and cannot be chosen', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" />);
  await userEvent.click(box());
  const centos = screen.getByRole('option', { name: /CentOS 7.*Больше не обновляется/ });
  expect(centos.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(centos);
  expect(box().textContent).toBe('Ubuntu 24.04');
});

test('the chosen option is marked by a picture and to the ear, the others are not', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="debian" />);
  await userEvent.click(box());
  const marked = screen.getAllByRole('option').filter((option) => option.querySelector('svg'));
  expect(marked.map((option) => option.textContent)).toEqual(['Debian 12']);
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Debian 12');
});

test('the value goes with a form under its name', async () => {
  render(
    <form aria-label="Заказ">
      <Select label="Система" name="os" options={SYSTEMS} defaultValue="ubuntu" />
    </form>,
  );
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Debian 12' }));
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['os', 'debian']]);
});

test('with nothing chosen a placeholder stands in the box', () => {
  render(<Select label="Система" options={SYSTEMS} placeholder="Выберите систему" />);
  expect(box().textContent).toBe('Выберите систему');
});

test('a caller that keeps the value decides what is shown', async () => {
  render(<OnlyDebian />);
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'AlmaLinux 9' }));
  expect(box().textContent).toBe('Пусто');
  await userEvent.click(box());
  await userEvent.click(screen.getByRole('option', { name: 'Debian 12' }));
  expect(box().textContent).toBe('Debian 12');
});

test('an error describes the field and marks it as wrong', () => {
  render(<Select label="Система" options={SYSTEMS} hint="Поставим сами" error="Выберите систему" />);
  expect(document.getElementById(box().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Выберите систему',
  );
  expect(box().getAttribute('aria-invalid')).toBe('true');
});

test('a disabled select says why and does not open', async () => {
  render(<Select label="Система" options={SYSTEMS} defaultValue="ubuntu" disabled hint="Задана образом" />);
  await userEvent.click(box());
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByText('Задана образом')).toBeTruthy();
});

/** Lets nothing but one option through. */
function OnlyDebian() {
  const [system, setSystem] = useState<(typeof SYSTEMS)[number]['value'] | null>(null);
  return (
    <Select
      label="Система"
      options={SYSTEMS}
      value={system}
      onValueChange={(chosen) => chosen === 'debian' && setSystem(chosen)}
      placeholder="Пусто"
    />
  );
}

async function openWithKeyboard() {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
}

function box() {
  return screen.getByRole('combobox', { name: 'Система' });
}
