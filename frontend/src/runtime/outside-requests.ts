import { AsyncLocalStorage } from 'node:async_hooks';

type Runner = <Value>(work: () => Value) => Value;

const KEY = Symbol.for('vitrina.outside-requests');

/** Has to be called when the process starts, before it answers anything. */
export function rememberOutside(): void {
  Reflect.set(globalThis, KEY, AsyncLocalStorage.snapshot());
}

/**
 * Runs work that belongs to the process and not to the page which happens to begin it: Next.js would take a question without
 * a cache for one of that page, and refuse to keep the page.
 */
export function outsideRequests<Value>(work: () => Value): Value {
  const run: Runner | undefined = Reflect.get(globalThis, KEY);
  return run ? run(work) : work();
}
