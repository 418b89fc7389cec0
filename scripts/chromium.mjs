import { existsSync } from 'node:fs';
import { run, Stop } from './toolchain.mjs';

/** The browser that journeys and benchmarks use. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** The browser of the journeys comes from Debian's packages, and is installed from there where we may. */
export async function ensureChromium() {
  if (existsSync(CHROMIUM)) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall)
    throw new Stop(
      'Journeys and benchmarks need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  await run('apt-get', ['update']);
  await run('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}
