import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteChange, toldChanges } from './told-changes';

beforeEach(() => {
  vi.useFakeTimers();
  vi.advanceTimersByTime(10_000);
});
afterEach(() => {
  vi.advanceTimersByTime(10_000);
  toldChanges();
  vi.useRealTimers();
});

test('a question names every change of the last seconds, in the same words at every instance', () => {
  expect(toldChanges()).toBeUndefined();
  noteChange('12');
  vi.advanceTimersByTime(3_000);
  noteChange('11');
  expect(toldChanges()).toBe('11,12');
  vi.advanceTimersByTime(3_000);
  expect(toldChanges()).toBe('11');
  vi.advanceTimersByTime(3_000);
  expect(toldChanges()).toBeUndefined();
});

test('a change that is told again is one of the last seconds again', () => {
  noteChange('12');
  vi.advanceTimersByTime(4_000);
  noteChange('12');
  vi.advanceTimersByTime(4_000);
  expect(toldChanges()).toBe('12');
});

test.each([undefined, '', '12,13', 'x', ['12']])('%j is no number of a change', (number) => {
  noteChange(number);
  expect(toldChanges()).toBeUndefined();
});

test('a process that has just begun names none: others may have been told of more', () => {
  noteChange('12');
  vi.spyOn(performance, 'now').mockReturnValueOnce(4_999);
  expect(toldChanges()).toBeUndefined();
  expect(toldChanges()).toBe('12');
});
