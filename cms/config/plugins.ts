import path from 'node:path';
import { loadEnv } from '../src/env';
import { apolloServer, GRAPHQL_DEPTH_LIMIT } from '../src/graphql/limits';
import { DEFAULT_ROWS, MOST_ROWS } from '../src/graphql/row-budget';
import { LARGEST } from '../src/media/file-kinds';
import { mailPlugin } from '../src/requests/answers/mail';

export default () => {
  const env = loadEnv();
  return {
    ...mailPlugin(env.mail),
    upload: {
      config: {
        sizeLimit: Math.max(...Object.values(LARGEST)),
        // What is refused is refused in Russian and by the content, in src/media/refuse-faulty-file.ts.
        security: { allowedTypes: ['*/*'] },
      },
    },
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
