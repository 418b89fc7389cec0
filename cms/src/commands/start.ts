import { createCms, FOLDER } from './create-cms';

/**
 * `node dist/src/commands/start.js` serves the built CMS, as `strapi start` does. That command loads all others before: tools that build, what transfers
 * data, a client of Strapi's cloud (docs/decisions/0112).
 */
process.chdir(FOLDER);
// By the word that stands here the settings are told what needs no secrets (env.ts); to serve does, whatever is written behind it.
process.argv.splice(2);
void createCms().start();
