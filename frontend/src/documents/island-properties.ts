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

/** An object of this one key is a table: what its columns are called, and then its rows. */
const TABLE = '';

/** Where all of a column are records of the same fields, its name and theirs. */
type Column = string | readonly [name: string, fields: readonly string[]];

/** JSON in which a list of records names their fields once: of a list of tariffs, names are two thirds. */
export function writeProperties(properties: object): string {
  return JSON.stringify(properties, (_, value: unknown) => {
    const fields = isList(value) ? fieldsOf(value) : undefined;
    return fields && isList(value) ? { [TABLE]: tableOf(fields, value as readonly Fields[]) } : value;
  });
}

export function readProperties(text: string): unknown {
  return JSON.parse(text, (_, value: unknown) => {
    const table = value instanceof Object && TABLE in value ? value[TABLE] : undefined;
    if (!isList(table)) return value;
    const [columns, ...rows] = table as [Column[], ...unknown[][]];
    return rows.map((row) =>
      Object.fromEntries(
        columns.map((column, at) => {
          if (!isList(column)) return [column, row[at]];
          const [name, fields] = column;
          const values = row[at] as unknown[];
          return [name, Object.fromEntries(fields.map((field, place) => [field, values[place]]))];
        }),
      ),
    );
  });
}

type Fields = Readonly<Record<string, unknown>>;

function tableOf(fields: readonly string[], records: readonly Fields[]): unknown[] {
  const within = fields.map((field) => fieldsOf(records.map((record) => record[field])));
  const columns = fields.map((field, at): Column => {
    const names = within[at];
    return names ? [field, names] : field;
  });
  const rows = records.map((record) =>
    fields.map((field, at) => (within[at] ? Object.values(record[field] as object) : record[field])),
  );
  return [columns, ...rows];
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
