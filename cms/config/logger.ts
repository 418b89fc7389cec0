import { winston } from '@strapi/logger';
import { loadEnv } from '../src/env';
import { jsonLines } from '../src/observability/json-lines';

/** Programs read the log of a CMS that serves, people that of one that is worked on, or that is started by hand in a terminal. */
export default () =>
  loadEnv().isProduction && !process.stdout.isTTY
    ? { format: jsonLines(), transports: [new winston.transports.Console()] }
    : {};
