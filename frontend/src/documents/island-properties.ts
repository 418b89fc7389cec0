/** Where a document keeps the properties of an island. */
export function propertiesId(island: string): string {
  return `${island}-properties`;
}

/** The element that holds them, as JSON. Throws where the island is not one of this page. */
export function propertiesIn(page: Document, island: string): HTMLElement {
  const place = page.getElementById(propertiesId(island));
  if (!place) throw new Error(`The island ${island} has no properties`);
  return place;
}

/** An object of this one key is a table: what its rows are called, and then the rows. */
const TABLE = '';

/** JSON in which a list of records names their fields once: of a list of tariffs, names are two thirds. */
export function writeProperties(properties: object): string {
  return JSON.stringify(properties, (_, value: unknown) => {
    const fields = isList(value) ? fieldsOf(value) : undefined;
    return fields && isList(value)
      ? { [TABLE]: [fields, ...value.map((record) => Object.values(record as object))] }
      : value;
  });
}

export function readProperties(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    const table = value instanceof Object && TABLE in value ? value[TABLE] : undefined;
    if (!isList(table)) return value;
    const [fields, ...rows] = table as [string[], ...unknown[][]];
    return rows.map((row) => Object.fromEntries(fields.map((field, at) => [field, row[at]])));
  });
}

/** The names that all records of a list have, in the same order and with something in each; none where they differ. */
function fieldsOf(list: readonly unknown[]): readonly string[] | undefined {
  const names = list.map((record) =>
    record instanceof Object &&
    !Array.isArray(record) &&
    Object.values(record).every((of) => of !== undefined)
      ? Object.keys(record)
      : [],
  );
  const [first = []] = names;
  const isSame = names.every(
    (other) => other.length === first.length && other.every((name, at) => name === first[at]),
  );
  return isSame && first.length > 0 ? first : undefined;
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}
