import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

test('the words describe the button before anybody sees them', () => {
  show();
  expect(descriptionOf(screen.getByRole('button', { name: 'Почему' }))).toBe(
    'Памяти не меньше двух гигабайт',
  );
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('focus brings the words up, Escape takes them away and leaves the focus', async () => {
  const visitor = show();
  await visitor.tab();
  expect(screen.getByRole('tooltip').textContent).toBe('Памяти не меньше двух гигабайт');
  await visitor.keyboard('{Escape}');
  await passes(300);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button'));
});

test('the words leave with the focus', async () => {
  const visitor = show();
  await visitor.tab();
  await visitor.tab();
  await passes(300);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a pointer that rests brings the words up, one that passes does not', async () => {
  // Of two hundred milliseconds no more may pass here than are said.
  vi.useFakeTimers();
  show();
  const button = screen.getByRole('button');
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
  await passes(200);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseLeave(button);
  await passes(1000);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.mouseEnter(button);
  fireEvent.mouseMove(button);
  await passes(400);
  expect(screen.queryByRole('tooltip')).not.toBeNull();
});

test('the button keeps what it does', async () => {
  const press = vi.fn();
  const visitor = show(press);
  await visitor.click(screen.getByRole('button'));
  expect(press).toHaveBeenCalledOnce();
});

function show(onClick?: () => void) {
  render(
    <Tooltip text="Памяти не меньше двух гигабайт">
      <button type="button" onClick={onClick}>
        Почему
      </button>
    </Tooltip>,
  );
  return userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
}

async function passes(milliseconds: number) {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
}

function descriptionOf(element: HTMLElement): string | null | undefined {
  return document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent;
}
