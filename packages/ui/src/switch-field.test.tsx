import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { SwitchField } from './switch-field';

afterEach(cleanup);

test('it is a switch to the ear and turns by a click on its label and by the space bar', async () => {
  render(<SwitchField name="ip" label="Публичный IP" />);
  expect(knob().checked).toBe(false);
  await userEvent.click(screen.getByText('Публичный IP'));
  expect(knob().checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(knob().checked).toBe(false);
});

test('it goes with a form as a checkbox does: only when it is on', async () => {
  render(
    <form aria-label="Заказ">
      <SwitchField name="ip" label="Публичный IP" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([]);
  await userEvent.click(knob());
  expect([...new FormData(form)]).toEqual([['ip', 'on']]);
});

test('a disabled switch says why and does not turn', async () => {
  render(<SwitchField name="ip" label="Публичный IP" defaultChecked disabled hint="Входит в тариф" />);
  await userEvent.click(screen.getByText('Публичный IP'));
  expect(knob().checked).toBe(true);
  expect(document.getElementById(knob().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Входит в тариф',
  );
});

function knob() {
  return screen.getByRole<HTMLInputElement>('switch', { name: 'Публичный IP' });
}
