import { Program } from './program.mjs';

/** What serves the built CMS, seen from `cms`. */
export const CMS_START = 'dist/src/commands/start.js';

/**
 * The built CMS as a process of its own.
 * @param {string} data where it writes its log
 * @param {number} port
 * @param {Record<string, string>} env
 */
export function cmsProgram(data, port, env) {
  return new Program(data, 'cms', {
    args: [CMS_START],
    cwd: 'cms',
    env,
    health: `http://127.0.0.1:${port}/_health`,
  });
}

/**
 * Fills an empty database as a first start does, and ends again. Accounts of a demonstration are made by whoever starts on it.
 * @param {string} data
 * @param {number} port
 * @param {Record<string, string>} env
 */
export async function fillContent(data, port, env) {
  const filling = cmsProgram(data, port, { ...env, VITRINA_DEMO: 'false' });
  try {
    await filling.start();
    const code = await filling.end();
    if (code !== 0) throw new Error(`The CMS that filled the content ended with ${code}: ${filling.log}`);
  } finally {
    await filling.kill();
  }
}
