import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button';

afterEach(cleanup);

test('a button is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn();
  render(<Button onClick={press}>Сравнить</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Сравнить' }));
  await userEvent.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a button sends no form unless it is asked to', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={({ nativeEvent }) => send(nativeEvent)}>
      <Button>Показать</Button>
      <Button type="submit">Отправить</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Показать' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a busy button says so, keeps the focus and does nothing more', async () => {
  const press = vi.fn();
  const { rerender } = render(<Button onClick={press}>Создать</Button>);
  await userEvent.click(screen.getByRole('button'));
  rerender(
    <Button onClick={press} busy>
      Создать
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Создать', busy: true });
  await userEvent.click(button);
  await userEvent.keyboard('{Enter}');
  expect(press).toHaveBeenCalledOnce();
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(button);
});

test('a busy button sends no form, by a press or by Enter in a field', async () => {
  const send = vi.fn((event: Event) => event.preventDefault());
  render(
    <form onSubmit={({ nativeEvent }) => send(nativeEvent)}>
      <input aria-label="Почта" />
      <Button type="submit" busy>
        Отправить
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), 'anna@example.ru{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('of its two texts a button shows one, and both hold its width', () => {
  const { rerender } = render(<Button busyLabel="Создаём…">Создать</Button>);
  expect([isSeen('Создать'), isSeen('Создаём…')]).toEqual([true, false]);
  rerender(
    <Button busyLabel="Создаём…" busy>
      Создать
    </Button>,
  );
  expect([isSeen('Создать'), isSeen('Создаём…')]).toEqual([false, true]);
});

test('a disabled button is described by its reason, which everybody can read', async () => {
  const press = vi.fn();
  render(
    <Button onClick={press} disabledReason="Серверы закончились">
      Заказать
    </Button>,
  );
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Заказать' });
  await userEvent.click(button);
  expect(press).not.toHaveBeenCalled();
  expect(button.disabled).toBe(true);
  expect(screen.getByText('Серверы закончились').id).toBe(button.getAttribute('aria-describedby'));
});

/** The texts share a place, so the one that is not meant keeps its room and is only not painted. */
function isSeen(text: string): boolean {
  return !screen.getByText(text).classList.contains('invisible');
}
