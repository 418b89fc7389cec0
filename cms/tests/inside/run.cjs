/**
 * Loads the built CMS as its start does, but for the listening, and does in it what the named file of this folder says: see
 * `inside-a-cms.ts`. Its answer is the last line printed.
 */
const path = require('node:path');
const { createCms } = require('../../dist/src/commands/create-cms.js');

const appDir = path.resolve(__dirname, '..', '..');

async function main(name) {
  const unloaded = createCms();
  unloaded.log.level = 'error';
  const strapi = await unloaded.load();
  const compiled = (file) => require(path.join(appDir, 'dist', 'src', file));
  const answer = await require(`./${name}.cjs`)(strapi, compiled);
  // Nobody waits for what a CMS does beside.
  process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0));
}

// The first argument is the command, as Strapi's own.
main(process.argv[3]).catch((error) => {
  process.stderr.write(`${error.stack}\n`, () => process.exit(1));
});
