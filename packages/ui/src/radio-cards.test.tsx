import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { RadioCards } from './radio-cards';

afterEach(cleanup);

const PLACES = [
  { value: 'msk', label: 'Москва', detail: 'Tier III', trailing: '590 ₽' },
  { value: 'ala', label: 'Алматы', detail: 'Ближе к Азии', trailing: '690 ₽', unavailable: 'Мест нет' },
  { value: 'fra', label: 'Франкфурт' },
] as const;

test('a card is named by its label and described by the rest of it', () => {
  render(<RadioCards name="place" legend="Где" cards={PLACES} />);
  expect(screen.getByRole('group', { name: 'Где' })).toBeTruthy();
  expect(descriptionOf(card('Москва'))).toBe('Tier III 590 ₽');
});

test('a click anywhere on a card chooses it, and it goes with a form', async () => {
  render(
    <form aria-label="Заказ">
      <RadioCards name="place" legend="Где" cards={PLACES} defaultValue="fra" />
    </form>,
  );
  await userEvent.click(screen.getByText('590 ₽'));
  expect(card('Москва').checked).toBe(true);
  expect(card('Франкфурт').checked).toBe(false);
  expect([...new FormData(screen.getByRole<HTMLFormElement>('form'))]).toEqual([['place', 'msk']]);
});

test('arrows walk through the cards and pass over what cannot be chosen', async () => {
  render(<RadioCards name="place" legend="Где" cards={PLACES} defaultValue="msk" />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(card('Франкфурт').checked).toBe(true);
});

test('a card that cannot be chosen says why in place of its detail', async () => {
  render(<RadioCards name="place" legend="Где" cards={PLACES} defaultValue="msk" />);
  expect(card('Алматы').disabled).toBe(true);
  expect(descriptionOf(card('Алматы'))).toBe('Мест нет 690 ₽');
  await userEvent.click(screen.getByText('Алматы'));
  expect(card('Алматы').checked).toBe(false);
});

test('a caller that keeps the value decides what is chosen', async () => {
  const changed = vi.fn();
  render(
    <RadioCards
      name="place"
      legend="Где"
      cards={PLACES}
      value="fra"
      onChange={(event) => changed(event.target.value)}
    />,
  );
  await userEvent.click(card('Москва'));
  expect(changed.mock.calls).toEqual([['msk']]);
  expect(card('Франкфурт').checked).toBe(true);
});

test('an error describes the group', () => {
  render(
    <RadioCards name="place" legend="Где" cards={PLACES} hint="Ближе — быстрее" error="Выберите место" />,
  );
  expect(descriptionOf(screen.getByRole('group'))).toBe('Выберите место');
});

function card(label: string) {
  return screen.getByRole<HTMLInputElement>('radio', { name: label });
}

/** What a screen reader says after the name. */
function descriptionOf(element: HTMLElement): string {
  const ids = element.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim();
}
