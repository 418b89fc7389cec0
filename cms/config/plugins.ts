import path from 'node:path';
import { loadEnv } from '../src/env';
import { apolloServer, GRAPHQL_DEPTH_LIMIT } from '../src/graphql/limits';
import { DEFAULT_ROWS, MOST_ROWS } from '../src/graphql/row-budget';

export default () => {
  const env = loadEnv();
  return {
    graphql: {
      config: {
        endpoint: '/graphql',
        shadowCRUD: true,
        landingPage: false,
        subscriptions: false,
        depthLimit: GRAPHQL_DEPTH_LIMIT,
        defaultLimit: DEFAULT_ROWS,
        maxLimit: MOST_ROWS,
        generateArtifacts: env.schemaFile !== undefined,
        // An absolute path, or the plugin refuses to start.
        artifacts: {
          schema: env.schemaFile === undefined ? false : path.resolve(env.schemaFile),
          typegen: false,
        },
        apolloServer: apolloServer(env.isProduction),
      },
    },
  };
};
