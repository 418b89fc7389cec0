import { parseRows, type RowsOf } from '../../catalogue/parse-rows';

export type DatabaseCatalogue = ReturnType<typeof parseDatabases>;

/** What is sold of databases. */
export function parseDatabases(rowsOf: RowsOf) {
  const { databases_presets } = parseRows('listDatabasePresets', {
    databases_presets: rowsOf('databases_presets'),
  });
  return { databasePresets: databases_presets };
}
