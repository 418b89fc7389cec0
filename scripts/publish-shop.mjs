import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cmsProgram, fillContent } from './cms-program.mjs';
import { ownBuild, removeBuild } from './own-build.mjs';
import { beginPrepared } from './prepared-content.mjs';
import { Program } from './program.mjs';
import { checkPorts, serviceEnvironments } from './settings.mjs';

/**
 * A whole product of its own with several instances of the site behind one CMS, each a process that can be ended and
 * begun again: what is published is measured and tested on it.
 * @param {{ data: string, ports: { sites: number[], cms: number, sandbox: number }, cmsEnv?: Record<string, string>, sandboxEnv?: Record<string, string>, siteEnvOf?: (instance: number) => Record<string, string> }} places
 *   `cmsEnv` is for the CMS alone, another database, say; `sandboxEnv` for the provider; `siteEnvOf` for one instance of the site
 */
export async function openPublishShop({ data, ports, cmsEnv = {}, sandboxEnv = {}, siteEnvOf = () => ({}) }) {
  await checkPorts({
    cms: ports.cms,
    sandbox: ports.sandbox,
    ...Object.fromEntries(ports.sites.map((port, index) => [`site ${index}`, port])),
  });
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  const [site = 0] = ports.sites;
  const environments = serviceEnvironments({ data, ports: { ...ports, site } });
  const sandbox = new Program(data, 'sandbox', {
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: 'packages/sandbox',
    env: { ...environments.sandbox, ...sandboxEnv },
    health: `http://127.0.0.1:${ports.sandbox}/__sandbox/health`,
  });
  const ownCms = {
    ...environments.cms,
    SITE_INSTANCES: ports.sites.map((port) => `http://127.0.0.1:${port}`).join(','),
    ...cmsEnv,
  };
  const cms = cmsProgram(data, ports.cms, ownCms);
  const builds = ports.sites.map(ownBuild);
  const sites = ports.sites.map((port, index) => {
    const state = join(data, `state-${port}`);
    mkdirSync(state);
    /** @type {Record<string, string> & { STATE_DIR: string }} */
    const env = {
      ...environments.site,
      SITE_URL: `http://127.0.0.1:${port}`,
      STATE_DIR: state,
      NEXT_DIST_DIR: String(builds[index]),
      ...siteEnvOf(index),
    };
    return new Program(data, `site-${port}`, {
      args: ['server.mjs', '-H', '127.0.0.1', '-p', String(port)],
      cwd: 'frontend',
      env,
      health: `http://127.0.0.1:${port}/api/ready`,
    });
  });
  const programs = [sandbox, cms, ...sites];
  const shop = {
    cms,
    sites,
    /**
     * Tells an instance of a change as the CMS does; answers the status.
     * @param {string} origin
     * @param {object} notice
     */
    async tell(origin, notice) {
      const answer = await fetch(`${origin}/api/revalidate`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-revalidate-secret': environments.site.REVALIDATE_SECRET,
        },
        body: JSON.stringify(notice),
      });
      await answer.arrayBuffer();
      return answer.status;
    },
    async close() {
      await Promise.all(programs.map((program) => program.kill()));
      for (const build of builds) removeBuild(build);
    },
  };
  const fill = (/** @type {Record<string, string>} */ places) =>
    fillContent(data, ports.cms, { ...environments.cms, ...places });
  try {
    await beginPrepared(ownCms, fill);
    await Promise.all([sandbox.start(), cms.start()]);
    await Promise.all(sites.map((program) => program.start()));
  } catch (error) {
    await shop.close();
    throw error;
  }
  return shop;
}
