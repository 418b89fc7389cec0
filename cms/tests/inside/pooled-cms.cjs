const path = require('node:path');

/**
 * Serves one database after the other with the built CMS, as its start does, or does in it what a file of this folder says: see
 * `cms-pool.ts`. What stays loaded in between are libraries; Strapi's modules and ours keep something of the CMS they are part of, so
 * they are loaded anew, as in a new process.
 */

const COMMANDS = require.resolve('../../dist/src/commands/create-cms.js');
const LIBRARY = /[\\/]node_modules[\\/](?!\.pnpm|@strapi[\\/])/;

const begunWith = { ...process.env };

process.argv.splice(2);
const removeAllListeners = process.removeAllListeners.bind(process);
process.on('message', ({ open: variables, inside }) => {
  if (variables === undefined) close();
  else if (inside === undefined) open(variables);
  else doInside(variables, inside);
});
// Nobody is left who could ask for it to end.
process.on('disconnect', () => process.exit());
const ours = new Map(process.eventNames().map((name) => [name, process.rawListeners(name)]));
// With all of them Strapi's end takes ours, and Node's own, without which no signal is heard.
process.removeAllListeners = (name) => {
  if (name !== undefined) return removeAllListeners(name);
  for (const event of process.eventNames())
    for (const listener of process.rawListeners(event))
      if (!ours.get(event)?.includes(listener)) process.off(event, listener);
  return process;
};

async function open(variables) {
  await cmsOf(variables).start();
  process.send({ opened: true });
}

/** But for the listening it is a start, too. */
async function doInside(variables, name) {
  const cms = await cmsOf(variables).load();
  const compiled = (file) => require(path.join(cms.dirs.dist.src, file));
  process.send({ opened: true, answer: await require(`./${name}.cjs`)(cms, compiled) });
}

/** What goes wrong ends the process, as it does at a start, which says why. */
function cmsOf(variables) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, begunWith, variables);
  for (const file of Object.keys(require.cache)) if (!LIBRARY.test(file)) delete require.cache[file];
  const { createCms, FOLDER } = require(COMMANDS);
  process.chdir(FOLDER);
  return createCms();
}

async function close() {
  await strapi.destroy();
  process.send({ closed: true });
}
