import { vi } from 'vitest';

/** What is imported from here on belongs to a process that has just begun. */
export function newProcess(): void {
  forgetProcess();
  vi.resetModules();
}

/** The same for modules that are imported already. */
export function forgetProcess(): void {
  Reflect.deleteProperty(globalThis, Symbol.for('vitrina.process'));
}
