import { createHash } from 'node:crypto';
import { askDatabase } from './databases';
import type { Variables } from './running-cms';

/** A sum of all rows of each table, in no order of their own. */
export async function allTables(variables: Variables): Promise<Record<string, string>> {
  const tables = await askDatabase(
    variables,
    variables.DATABASE_URL === undefined
      ? "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite!_%' ESCAPE '!' ORDER BY name"
      : "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await askDatabase(variables, `SELECT * FROM "${String(name)}"`);
    const texts = rows.map((row) => JSON.stringify(row)).toSorted();
    sums[String(name)] = `${rows.length} ${createHash('sha256').update(texts.join('\n')).digest('hex')}`;
  }
  return sums;
}
