import path from 'node:path';
import { loadEnv } from '../src/env';
import { limitConnection } from '../src/strapi/limit-statements';
import { waitOutside } from '../src/strapi/wait-for-sqlite';

/** Migrations are written in TypeScript and run from what is built. */
const SETTINGS = { useTypescriptMigrations: true };

export default () => {
  const { database } = loadEnv();
  switch (database.client) {
    case 'postgres':
      return {
        settings: SETTINGS,
        connection: {
          client: 'postgres',
          // A database that neither answers nor refuses would be waited for without an end.
          connection: { connectionString: database.url, connectionTimeoutMillis: 5_000, keepAlive: true },
          pool: { min: 0, max: 10, afterCreate: limitConnection },
          acquireConnectionTimeout: 10_000,
        },
      };
    case 'sqlite':
      return {
        settings: SETTINGS,
        connection: {
          client: 'sqlite',
          connection: { filename: path.resolve(database.filename) },
          pool: { afterCreate: waitOutside },
          useNullAsDefault: true,
        },
      };
  }
};
