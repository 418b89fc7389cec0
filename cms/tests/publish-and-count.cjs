/**
 * Run by `loads-of-a-publish.test.ts` with the built CMS: publishes the first entry of each content type that is named, and
 * prints how many times all of it was loaded. The queries are those of the real database layer.
 */
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const appDir = path.resolve(__dirname, '..');

async function main(types) {
  const unloaded = createStrapi({ appDir, distDir: path.join(appDir, 'dist') });
  unloaded.log.level = 'error';
  const strapi = await unloaded.load();
  let loads = 0;
  strapi.db.lifecycles.subscribe({
    models: types,
    beforeFindOne({ params }) {
      // Strapi asks for single columns of its own accord, and for what it has just made by its id.
      if (params.select === undefined && params.where?.documentId !== undefined) loads += 1;
    },
  });
  const counted = {};
  for (const type of types) {
    const { documentId } = await strapi.documents(type).findFirst({ status: 'published' });
    loads = 0;
    await strapi.documents(type).publish({ documentId });
    counted[type] = loads;
  }
  process.stdout.write(`${JSON.stringify(counted)}\n`);
  // Nothing is left to be written, and nobody waits for what a CMS does beside.
  process.exit(0);
}

main(process.argv.slice(3)).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
