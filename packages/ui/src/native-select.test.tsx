import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { NativeSelect } from './native-select';

afterEach(cleanup);

const SYSTEMS = [
  { value: 'ubuntu', label: 'Ubuntu 24.04' },
  { value: 'centos', label: 'CentOS 7', detail: 'больше не обновляется', disabled: true },
  { value: 'debian', label: 'Debian 12' },
];

test('it is found by its label and goes with a form under its name', () => {
  render(
    <form aria-label="Заказ">
      <NativeSelect name="os" label="Система" options={SYSTEMS} defaultValue="debian" />
    </form>,
  );
  expect(select().value).toBe('debian');
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['os', 'debian']]);
});

test('two of one name on a page have ids of their own, and one without a name is not sent', () => {
  render(
    <form aria-label="Заказ">
      <NativeSelect id="first" name="os" label="Система" options={SYSTEMS} defaultValue="debian" />
      <NativeSelect id="place" label="Локация" options={SYSTEMS} />
    </form>,
  );
  expect(screen.getByLabelText('Система').id).toBe('first');
  expect(screen.getByLabelText('Локация').id).toBe('place');
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['os', 'debian']]);
});

test('a disabled option says why in its one line', () => {
  render(<NativeSelect name="os" label="Система" options={SYSTEMS} />);
  const centos = screen.getByRole<HTMLOptionElement>('option', { name: 'CentOS 7 — больше не обновляется' });
  expect(centos.disabled).toBe(true);
});

test('what is meant for the select reaches it', async () => {
  const ref = createRef<HTMLSelectElement>();
  const changed = vi.fn();
  render(
    <NativeSelect
      ref={ref}
      name="os"
      label="Система"
      options={SYSTEMS}
      onChange={(event) => changed(event.target.value)}
      autoComplete="off"
    />,
  );
  await userEvent.selectOptions(select(), 'debian');
  expect(changed.mock.calls).toEqual([['debian']]);
  expect(ref.current).toBe(select());
  expect(select().getAttribute('autocomplete')).toBe('off');
});

test.each([
  ['told once', { value: 'ubuntu' }, [['debian']]],
  ['left to a select that remembers by itself', { defaultValue: 'ubuntu' }, []],
])('what was chosen before the scripts came is %s', async (_, start, told) => {
  const changed = vi.fn();
  const page = (
    <NativeSelect
      {...start}
      name="os"
      label="Система"
      options={SYSTEMS}
      onChange={({ target }) => changed(target.value)}
    />
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  select().value = 'debian';
  render(page, { container, hydrate: true });
  expect(changed.mock.calls).toEqual(told);
});

test('an error describes the field and marks it as wrong', () => {
  render(<NativeSelect name="os" label="Система" options={SYSTEMS} error="Мало памяти" />);
  expect(document.getElementById(select().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Мало памяти',
  );
  expect(select().getAttribute('aria-invalid')).toBe('true');
});

function select() {
  return screen.getByRole<HTMLSelectElement>('combobox', { name: 'Система' });
}
