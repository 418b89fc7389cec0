import path from 'node:path';
import { loadEnv } from '../src/env';

export default () => {
  const { database } = loadEnv();
  switch (database.client) {
    case 'postgres':
      return {
        connection: {
          client: 'postgres',
          connection: { connectionString: database.url },
          pool: { min: 0, max: 10 },
          acquireConnectionTimeout: 10_000,
        },
      };
    case 'sqlite':
      return {
        connection: {
          client: 'sqlite',
          connection: { filename: path.resolve(database.filename) },
          useNullAsDefault: true,
        },
      };
  }
};
