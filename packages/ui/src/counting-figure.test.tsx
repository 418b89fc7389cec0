import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CountingFigure } from './counting-figure';

let isMotionUnwanted = false;

beforeEach(() => {
  isMotionUnwanted = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      ...{ matches: isMotionUnwanted, media: query, onchange: null },
      ...{ addListener: () => {}, removeListener: () => {} },
    }),
  );
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('a figure counts from the value it had to the one it gets, in 150 ms', () => {
  const { rerender } = render(<Price value={100} />);
  expect(seen()).toBe('100 ₽');
  rerender(<Price value={200} />);
  expect(seen()).toBe('100 ₽');
  vi.advanceTimersByTime(80);
  expect(amountSeen()).toBeGreaterThan(100);
  expect(amountSeen()).toBeLessThan(200);
  vi.advanceTimersByTime(100);
  expect(seen()).toBe('200 ₽');
});

test('a value that changes again on the way is counted to from there', () => {
  const { rerender } = render(<Price value={100} />);
  rerender(<Price value={1000} />);
  vi.advanceTimersByTime(80);
  const halfway = amountSeen();
  rerender(<Price value={50} />);
  expect(amountSeen()).toBe(halfway);
  vi.advanceTimersByTime(200);
  expect(seen()).toBe('50 ₽');
});

test('where motion is unwanted the new value is there at once', () => {
  isMotionUnwanted = true;
  const { rerender } = render(<Price value={100} />);
  rerender(<Price value={200} />);
  expect(seen()).toBe('200 ₽');
});

test('a screen reader is told the value it comes to, at once', () => {
  const { rerender } = render(<Price value={100} />);
  rerender(<Price value={200} />);
  expect(screen.getByRole('status').textContent).toBe('200 ₽');
});

function Price({ value }: { value: number }) {
  return <CountingFigure value={value} format={inRoubles} />;
}

function inRoubles(value: number): string {
  return `${value} ₽`;
}

function seen(): string | null | undefined {
  return document.querySelector('[aria-hidden]')?.textContent;
}

function amountSeen(): number {
  return Number.parseInt(seen() ?? '', 10);
}
