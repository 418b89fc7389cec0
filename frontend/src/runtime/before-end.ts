/** Where `server.mjs` looks for what has to be done before it ends the process. */
const KEY = Symbol.for('vitrina.before-end');

/** Has something done when everybody who asked has an answer and the process ends; `server.mjs` waits for it two seconds. */
export function beforeEnd(work: () => Promise<void>): void {
  const works: (() => Promise<void>)[] = Reflect.get(globalThis, KEY) ?? [];
  Reflect.set(globalThis, KEY, [...works, work]);
}
