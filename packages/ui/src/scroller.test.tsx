import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Scroller } from './scroller';

/** What the browser would measure. */
const frame = { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 };
let tellSizeChanged = () => {};

beforeEach(() => {
  Object.assign(frame, { scrollLeft: 0, clientWidth: 300, scrollWidth: 900 });
  for (const key of ['clientWidth', 'scrollWidth', 'scrollLeft'] as const)
    vi.spyOn(HTMLElement.prototype, key, 'get').mockImplementation(() => frame[key]);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        tellSizeChanged = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a row that fits has no buttons', () => {
  frame.scrollWidth = 300;
  show();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a button is disabled within 20 px of its edge', () => {
  show();
  expect(disabledButtons()).toEqual(['Назад']);
  scrollTo(21);
  expect(disabledButtons()).toEqual([]);
  scrollTo(579);
  expect(disabledButtons()).toEqual([]);
  scrollTo(580);
  expect(disabledButtons()).toEqual(['Дальше']);
});

test('a button scrolls by most of a page, and a disabled one does not', async () => {
  const scrollBy = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  expect(scrollBy).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: 270, behavior: 'smooth' });
  scrollTo(400);
  await userEvent.click(screen.getByRole('button', { name: 'Назад' }));
  expect(scrollBy).toHaveBeenLastCalledWith({ left: -270, behavior: 'smooth' });
});

test('a button that reaches its edge keeps the focus', async () => {
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => {});
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Дальше' }));
  scrollTo(600);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Дальше' }));
});

test('a new size counts once it has rested for 500 ms', () => {
  vi.useFakeTimers();
  show();
  frame.clientWidth = 900;
  act(() => tellSizeChanged());
  passes(400);
  act(() => tellSizeChanged());
  passes(499);
  expect(screen.getAllByRole('button')).toHaveLength(2);
  passes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('the row is a stop for the keyboard and says what is in it', async () => {
  show();
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Города' }));
  expect(screen.getAllByRole('listitem').map((city) => city.textContent)).toEqual(['Москва', 'Алматы']);
});

function show() {
  render(
    <Scroller
      label="Города"
      previousLabel="Назад"
      nextLabel="Дальше"
      header={<h2>Города</h2>}
      items={[
        { key: 'ru-3', content: 'Москва' },
        { key: 'kz-1', content: 'Алматы' },
      ]}
    />,
  );
}

function scrollTo(scrollLeft: number) {
  frame.scrollLeft = scrollLeft;
  fireEvent.scroll(screen.getByRole('region'));
}

function passes(milliseconds: number) {
  act(() => vi.advanceTimersByTime(milliseconds));
}

function disabledButtons(): (string | null)[] {
  const buttons = screen.getAllByRole('button');
  return buttons
    .filter((button) => button.getAttribute('aria-disabled') === 'true')
    .map((button) => button.getAttribute('aria-label'));
}
