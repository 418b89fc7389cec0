/**
 * One value for the whole process. Both routers, the proxy and the routes of the API are bundled apart, so a variable of a
 * file would be several.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const known: Map<string, unknown> = Reflect.get(globalThis, KEY) ?? new Map();
  Reflect.set(globalThis, KEY, known);
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as Value;
}

const KEY = Symbol.for('vitrina.process');
