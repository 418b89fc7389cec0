type Values = Record<string, unknown>;

/** The fields of a form that differ from those it began with; what Strapi itself counts is left alone. */
export function changedFields(values: object, started: object): Values {
  const changed = Object.entries(values).filter(
    ([name, value]) => !OWN.has(name) && JSON.stringify(value) !== JSON.stringify(Reflect.get(started, name)),
  );
  return Object.fromEntries(changed);
}

const OWN = new Set([
  'id',
  'documentId',
  'createdAt',
  'updatedAt',
  'publishedAt',
  'createdBy',
  'updatedBy',
  'status',
  'locale',
]);

/**
 * Kept fields over the values of a form as it is now. A part of the entry (a block, a question) that is no longer in it
 * comes back as a new one: Strapi would refuse its former number.
 */
export function restoreFields(values: object, kept: Values): object {
  const restored = Object.entries(kept).map(([name, field]) => [
    name,
    asText(name, withoutForeignIds(field, idsIn(Reflect.get(values, name)))),
  ]);
  return { ...values, ...Object.fromEntries(restored) };
}

function withoutForeignIds(field: unknown, known: ReadonlySet<unknown>): unknown {
  if (Array.isArray(field)) return field.map((entry) => withoutForeignIds(entry, known));
  if (!isRecord(field) || !isPart(field)) return field;
  const inner = Object.entries(field)
    .filter(([name, value]) => name !== 'id' || known.has(value))
    .map(([name, value]) => [name, asText(name, withoutForeignIds(value, known))]);
  return Object.fromEntries(inner);
}

const IDENTIFIERS = ['preset_id', 'successor_id', 'configurator_id'];

/** What was kept before an upgrade has identifiers of the provider as numbers. */
function asText(name: string, value: unknown): unknown {
  return typeof value === 'number' && IDENTIFIERS.includes(name) ? String(value) : value;
}

function idsIn(field: unknown): ReadonlySet<unknown> {
  if (Array.isArray(field)) return new Set(field.flatMap((entry) => [...idsIn(entry)]));
  if (!isRecord(field) || !isPart(field)) return new Set();
  return new Set([field.id, ...Object.values(field).flatMap((inner) => [...idsIn(inner)])]);
}

/** Files and related entries keep their numbers: they stand outside the entry. */
function isPart(value: Values): boolean {
  return !('mime' in value) && !('documentId' in value) && !('connect' in value);
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
