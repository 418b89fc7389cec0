import { makeDatabase, postgresFault } from '../../../scripts/own-database.mjs';

type Environment = Readonly<Record<string, string>>;

interface Database {
  name: string;
  /** Why nothing can be tried on it here; nothing when it can. */
  fault(): Promise<string | undefined>;
  /** An empty one: what the CMS is told of it, and how it goes away again. */
  make(): Promise<{ env: Environment; drop(): Promise<void> }>;
}

const SQLITE: Database = {
  name: 'SQLite',
  fault: async () => undefined,
  // A file among the data of the shop, which begins without any.
  make: async () => ({ env: { DATABASE_CLIENT: 'sqlite' }, drop: async () => undefined }),
};

const POSTGRES: Database = {
  name: 'PostgreSQL',
  fault: async () => (process.env.CI ? undefined : postgresFault()),
  make: async () => {
    const { url, drop } = await makeDatabase();
    return { env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, drop };
  },
};

/**
 * The databases Vitrina runs on. CI tries the journeys of the roles on that of production alone, which may not be missing
 * there: on SQLite the journeys on the stand do the same step by step, and its time is bounded.
 */
export const DATABASES: readonly Database[] = process.env.CI ? [POSTGRES] : [SQLITE, POSTGRES];
