/** What of an order can still be chosen, as one list for what goes together in its query. */
export interface OrderOption {
  /** Of its field, once on a page. */
  id: string;
  label: string;
  /** The keys of the query that it settles, always all together. */
  keys: string[];
  chosen: string;
  options: OptionVariant[];
}

export interface OptionVariant {
  /** The values of those keys. */
  value: string;
  label: string;
  /** What it costs, or why it cannot be had. */
  detail?: string | undefined;
  disabled?: boolean | undefined;
}

/** A form may have fields of its own by the same name. */
const PREFIX = 'option.';
const BETWEEN = '|';

/** The submit button that asks for the price of what the form says, and orders nothing. */
export const RECOUNT = 'recount';

/** The name of the field in which an option of an order is chosen. */
export function optionField({ keys }: Pick<OrderOption, 'keys'>): string {
  return `${PREFIX}${keys.join(BETWEEN)}`;
}

/** What a query says for some of its keys, as the value of one field. */
export function valueIn(query: URLSearchParams, keys: readonly string[]): string {
  return keys.map((key) => query.get(key) ?? '').join(BETWEEN);
}

/**
 * The query of an order with all that a form has chosen of it. Several lists may settle the same key, so of each only the
 * keys count that it changes: what it leaves as it was undoes no other list. What is chosen as nothing leaves the query.
 */
export function withOptions(query: URLSearchParams, fields: Iterable<[string, unknown]>): URLSearchParams {
  const chosen = new URLSearchParams(query);
  for (const [name, value] of optionFields(fields)) {
    const keys = name.slice(PREFIX.length).split(BETWEEN);
    const values = keys.length > 1 ? value.split(BETWEEN) : [value];
    for (const [at, key] of keys.entries()) {
      const wanted = values[at] ?? '';
      if (wanted === (query.get(key) ?? '')) continue;
      if (wanted) chosen.set(key, wanted);
      else chosen.delete(key);
    }
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
  { order, options }: { order: string; options: readonly Pick<OrderOption, 'keys'>[] },
): URLSearchParams {
  const carried = new URLSearchParams(address);
  const chosen = new URLSearchParams(order);
  for (const key of new Set(options.flatMap(({ keys }) => keys))) {
    const value = chosen.get(key);
    if (value === null) carried.delete(key);
    else carried.set(key, value);
  }
  return carried;
}
