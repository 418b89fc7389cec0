import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debouncedAddress } from './debounced-address';

const DEBOUNCE_MS = 250;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an address that is typed into is written once, when the typing stops', () => {
  const { written, address } = opened();
  for (const typed of ['?a', '?ab', '?abc']) {
    address.follow(typed);
    vi.advanceTimersByTime(DEBOUNCE_MS - 1);
  }
  expect(written).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(written).toEqual(['?abc']);
});

test('what is sent is in the address at once, and not written again', () => {
  const { written, address } = opened();
  address.follow('?a');
  address.keep();
  expect(written).toEqual(['?a']);
  vi.advanceTimersByTime(DEBOUNCE_MS);
  expect(written).toEqual(['?a']);
});

test('a browser that has had enough of addresses stops nothing, and gets the address later', () => {
  const written: string[] = [];
  let isRefused = true;
  const address = debouncedAddress((next) => {
    if (isRefused)
      throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
    written.push(next);
  }, DEBOUNCE_MS);
  address.follow('?a');
  expect(address.keep).not.toThrow();
  isRefused = false;
  address.keep();
  expect(written).toEqual(['?a']);
});

function opened() {
  const written: string[] = [];
  return { written, address: debouncedAddress((address) => written.push(address), DEBOUNCE_MS) };
}
