/** How large a value is that a query hands over, in its text or as a variable. */
export interface ValueSize {
  /** Everything in it, lists and objects too; a text counts as one more for every hundred characters. */
  count: number;
  /** Levels of lists and objects. */
  depth: number;
  /** Entries of the longest list or object. */
  width: number;
  /** Characters of the longest text. */
  length: number;
  /** Relations a filter goes through: the database joins tables for each. */
  relations: number;
  /** Whether something is asked of a field in it, so that what it belongs to is a relation. */
  hasField: boolean;
}

const CHARACTERS = 100;
const SMALLEST: ValueSize = { count: 1, depth: 0, width: 0, length: 0, relations: 0, hasField: false };

/** What joins conditions, of an entry or of a field; everything else in a filter is a name or an operator with a plain value. */
const LOGICAL = new Set(['and', 'or', 'not']);

/** Looks no further, and no deeper, once it has counted more than `most`: all that matters then is that it is too much. */
export function valueSize(value: unknown, most: number): ValueSize {
  if (typeof value === 'string') {
    return { ...SMALLEST, count: 1 + Math.floor(value.length / CHARACTERS), length: value.length };
  }
  if (typeof value !== 'object' || value === null) return SMALLEST;
  const isList = Array.isArray(value);
  const names = isList ? [] : Object.keys(value);
  const entries: unknown[] = isList ? value : Object.values(value);
  const size = { ...SMALLEST, depth: 1, width: entries.length };
  for (const [place, entry] of entries.entries()) {
    if (size.count > most) break;
    const inner = valueSize(entry, most - size.count);
    // A field is asked with an object of operators; lists stand behind an operator, or join conditions.
    const isField = !isList && !LOGICAL.has(names[place] ?? '') && inner.depth > 0 && !Array.isArray(entry);
    size.count += inner.count;
    size.depth = Math.max(size.depth, 1 + inner.depth);
    size.width = Math.max(size.width, inner.width);
    size.length = Math.max(size.length, inner.length);
    size.relations += inner.relations + (isField && inner.hasField ? 1 : 0);
    size.hasField ||= isField || inner.hasField;
  }
  return size;
}
