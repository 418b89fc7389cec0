import { createCms } from './create-cms';

/**
 * `node dist/src/commands/start.js` serves the built CMS, as `strapi start` does. That command loads all others before: tools that build, what transfers
 * data, a client of Strapi's cloud. It takes a start a fifteenth of its time, and 20 MB for as long as the process lives.
 */
void createCms().start();
