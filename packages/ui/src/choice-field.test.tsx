import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ChoiceField } from './choice-field';

afterEach(cleanup);

const PERIODS = [
  { value: 'month', label: 'Месяц' },
  { value: 'year', label: 'Год' },
];

test('one of the choices goes with a form, another one by a click on its label', async () => {
  render(
    <form aria-label="Заказ">
      <ChoiceField name="period" legend="Период" choices={PERIODS} defaultValue="month" />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect([...new FormData(form)]).toEqual([['period', 'month']]);
  await userEvent.click(screen.getByText('Год'));
  expect([...new FormData(form)]).toEqual([['period', 'year']]);
});

test('a caller that keeps the value hears of a choice, and decides', async () => {
  const heard: string[] = [];
  const hear = (value: string) => heard.push(value);
  const field = (value: string) => (
    <ChoiceField
      name="period"
      legend="Период"
      choices={PERIODS}
      value={value}
      onChange={({ target }) => hear(target.value)}
    />
  );
  const { rerender } = render(field('month'));
  await userEvent.click(screen.getByText('Год'));
  expect(heard).toEqual(['year']);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Месяц' }).checked).toBe(true);
  rerender(field('year'));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Год' }).checked).toBe(true);
});

test('a hint describes the group, an error takes its place', () => {
  const { rerender } = render(
    <ChoiceField name="period" legend="Период" choices={PERIODS} hint="За год дешевле" />,
  );
  expect(description()).toBe('За год дешевле');
  rerender(
    <ChoiceField
      name="period"
      legend="Период"
      choices={PERIODS}
      hint="За год дешевле"
      error="Выберите период"
    />,
  );
  expect(description()).toBe('Выберите период');
});

function description() {
  const group = screen.getByRole('group', { name: 'Период' });
  return document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent;
}
