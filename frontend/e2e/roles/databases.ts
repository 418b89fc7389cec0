import { makeDatabase, postgresFault } from '../../../scripts/own-database.mjs';

type Environment = Readonly<Record<string, string>>;

interface Database {
  name: string;
  /** Where its journeys are left to the night (docs/decisions/0109). */
  tag: string[];
  /** Why nothing can be tried on it here; nothing when it can. */
  fault(): Promise<string | undefined>;
  /** An empty one: what the CMS is told of it, and how it goes away again. */
  make(): Promise<{ env: Environment; drop(): Promise<void> }>;
}

const SQLITE: Database = {
  name: 'SQLite',
  tag: [],
  fault: async () => undefined,
  // A file among the data of the shop, which begins without any.
  make: async () => ({ env: { DATABASE_CLIENT: 'sqlite' }, drop: async () => undefined }),
};

const POSTGRES: Database = {
  name: 'PostgreSQL',
  tag: ['@nightly'],
  fault: async () => (process.env.CI ? undefined : postgresFault()),
  make: async () => {
    const { url, drop } = await makeDatabase();
    return { env: { DATABASE_CLIENT: 'postgres', DATABASE_URL: url }, drop };
  },
};

/**
 * The databases Vitrina runs on. With every change the journeys of the roles have the one that begins with filled content: what people do in the
 * panel is the same on both, and what the CMS does with it is tested on that of production (`describeOnOne` in `cms/tests/databases.ts`).
 */
export const DATABASES: readonly Database[] = [SQLITE, POSTGRES];
