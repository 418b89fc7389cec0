import { AsyncLocalStorage } from 'node:async_hooks';
import type { Deadline } from '@vitrina/ordering';
import { cache } from 'react';
import { actionDeadlineMs, pageDeadlineMs } from './env';
import { processWide } from './process-wide';

const scopes = processWide('deadlines', () => new AsyncLocalStorage<Deadline>());

export function startDeadline(milliseconds: number, now: () => number = () => performance.now()): Deadline {
  const end = now() + milliseconds;
  return { left: () => Math.max(0, end - now()) };
}

/** The work of a page: it waits no longer for all that it asks, and then shows what is known. */
export function withinPage<Value>(work: () => Promise<Value>): Promise<Value> {
  return within(pageDeadlineMs(), work);
}

/** The work of an action, so bounded that with the page around its answer it stays below five seconds. */
export function withinAction<Value>(work: () => Promise<Value>): Promise<Value> {
  return within(actionDeadlineMs(), work);
}

/** The time of one action for several pieces of its work, without what lies between them. */
export function inParts(): <Value>(work: () => Promise<Value>) => Promise<Value> {
  let left = actionDeadlineMs();
  return async (work) => {
    const startedAt = performance.now();
    try {
      return await within(left, work);
    } finally {
      left = Math.max(0, left - (performance.now() - startedAt));
    }
  };
}

/** Work that must end in so many milliseconds, or earlier where what it belongs to ends earlier. */
export function within<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  const [outer, own] = [scopes.getStore(), startDeadline(milliseconds)];
  const earlier = outer ? { left: () => Math.min(outer.left(), own.left()) } : own;
  return scopes.run(earlier, work);
}

/** Work that nobody waits for to its end: it has a time of its own, whatever it was begun by. */
export function beside<Value>(milliseconds: number, work: () => Promise<Value>): Promise<Value> {
  return scopes.run(startDeadline(milliseconds), work);
}

/** The deadline of the action that is under way, or of the page that is being made. Where there is neither, one that begins now. */
export function presentDeadline(): Deadline {
  return scopes.getStore() ?? deadlineOfPage();
}

// React keeps it for one rendering: the page, its head and the layout around it share it.
const deadlineOfPage = cache(() => startDeadline(pageDeadlineMs()));

export const LATE = Symbol('late');

/** What comes of the work, or `LATE` when it takes longer. The work goes on: others may wait for it. */
export async function inTime<Value>(
  work: Promise<Value>,
  milliseconds: number,
): Promise<Value | typeof LATE> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<typeof LATE>((resolve) => {
    timer = setTimeout(() => resolve(LATE), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
