import { existsSync } from 'node:fs';
import { run, Stop } from './toolchain.mjs';

/** @typedef {{ name: string, isThere: () => boolean }} DebianPackage */

/** Stands in front of the site and the CMS (`nginx.mjs`). */
export const NGINX_PACKAGE = { name: 'nginx-light', isThere: () => existsSync('/usr/sbin/nginx') };

/**
 * Programs that some tests run where they are there, and say that they were skipped where they are not. On CI they have to run.
 * @type {readonly DebianPackage[]}
 */
export const TEST_TOOLS = [
  // With it comes promtool, which checks the alerts of `deploy/prometheus`.
  { name: 'prometheus', isThere: () => existsSync('/usr/bin/promtool') },
  NGINX_PACKAGE,
  // Reads the units of `deploy/systemd` as it would start them.
  { name: 'systemd', isThere: () => existsSync('/usr/bin/systemd-analyze') },
  // Opens the archive that Helm comes in (`helm.mjs`).
  { name: 'unzip', isThere: () => existsSync('/usr/bin/unzip') },
];

/**
 * Those of them that are not here.
 * @param {readonly DebianPackage[]} packages
 * @returns {string[]}
 */
export function lackingOf(packages) {
  return packages.filter(({ isThere }) => !isThere()).map(({ name }) => name);
}

/** Whether this process may install packages of Debian. */
export function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {readonly string[]} names */
export async function installPackages(names) {
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', ...names], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/**
 * Installs a package that a command cannot do without, where we may.
 * @param {DebianPackage} wanted
 */
export async function ensurePackage({ name, isThere }) {
  if (isThere()) return;
  if (!mayInstall()) throw new Stop(`${name} of Debian is missing: apt-get install ${name}`);
  await installPackages([name]);
}

/** Installs what tests want where we may; answers with a sentence when some of them will be skipped. */
export async function ensureTestTools() {
  const lacking = lackingOf(TEST_TOOLS);
  if (lacking.length === 0) return;
  try {
    if (!mayInstall()) throw new Stop('only root may install it');
    await installPackages(lacking);
  } catch (error) {
    if (!(error instanceof Stop) || process.env.CI) throw error;
    console.log(`Some tests are skipped without these packages of Debian: ${lacking.join(', ')}.`);
  }
}
