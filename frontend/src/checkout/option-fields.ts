/** What of an order can still be chosen, as one list for each key of its query. */
export interface OrderOption {
  key: string;
  label: string;
  chosen: string;
  options: { value: string; label: string }[];
}

/** A form may have fields of its own by the same name. */
const PREFIX = 'option.';

/** The submit button that asks for the price of what the form says, and orders nothing. */
export const RECOUNT = 'recount';

/** The field in which an option of an order is chosen. */
export function optionField(key: string): string {
  return `${PREFIX}${key}`;
}

/** The query of an order with all that a form has chosen of it. An option that is chosen as nothing leaves the query. */
export function withOptions(query: URLSearchParams, fields: Iterable<[string, unknown]>): URLSearchParams {
  const chosen = new URLSearchParams(query);
  for (const [name, value] of fields) {
    if (!name.startsWith(PREFIX) || typeof value !== 'string') continue;
    const key = name.slice(PREFIX.length);
    if (value === '') chosen.delete(key);
    else chosen.set(key, value);
  }
  return chosen;
}

/** The fields of options among those of a form, and nothing else of it. */
export function optionFields(fields: Iterable<[string, unknown]>): [string, string][] {
  return [...fields].flatMap(([name, value]) =>
    name.startsWith(PREFIX) && typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}

/** An address that carries an order, with what is chosen of it now; whatever else it says stays. */
export function withOrderOf(
  address: URLSearchParams,
  { order, options }: { order: string; options: readonly Pick<OrderOption, 'key'>[] },
): URLSearchParams {
  const carried = new URLSearchParams(address);
  const chosen = new URLSearchParams(order);
  for (const { key } of options) {
    const value = chosen.get(key);
    if (value === null) carried.delete(key);
    else carried.set(key, value);
  }
  return carried;
}
