import { existsSync } from 'node:fs';
import { run, Stop } from './toolchain.mjs';

/** The browser that journeys and benchmarks use. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** A font with the widths of Arial, which our fallback is measured against; a machine with a desktop has one of them. */
const ARIAL = ['liberation', 'liberation2', 'msttcorefonts'].map(
  (name) => `/usr/share/fonts/truetype/${name}`,
);

/** The browser of the journeys, and a font of every visitor, come from Debian's packages, and are installed from there where we may. */
export async function ensureChromium() {
  const isThere = existsSync(CHROMIUM);
  const lacking = [
    ...(isThere ? [] : ['chromium']),
    ...(process.platform !== 'linux' || ARIAL.some((folder) => existsSync(folder))
      ? []
      : ['fonts-liberation']),
  ];
  if (lacking.length === 0) return;
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall && !isThere)
    throw new Stop(
      'Journeys and benchmarks need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  try {
    if (!mayInstall) throw new Stop('only root may install it');
    await run('apt-get', ['update']);
    await run('apt-get', ['install', '-y', '--no-install-recommends', ...lacking], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } catch (error) {
    if (!isThere || !(error instanceof Stop)) throw error;
    console.log('A font as wide as Arial (Debian: fonts-liberation) is not here: lines may break elsewhere.');
  }
}
