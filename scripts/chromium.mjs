import { existsSync } from 'node:fs';
import { installPackages, lackingOf, mayInstall } from './debian-packages.mjs';
import { Stop } from './toolchain.mjs';

/** The browser that benchmarks use: the one visitors have. */
export const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

const SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of journeys: the same engine without the window around it, which is more than half of what Chromium works. */
export const journeyBrowser = () => process.env.CHROMIUM_PATH ?? (existsSync(SHELL) ? SHELL : CHROMIUM);

/** A font with the widths of Arial, which our fallback is measured against; a machine with a desktop has one of them. */
const ARIAL = ['liberation', 'liberation2', 'msttcorefonts'].map(
  (name) => `/usr/share/fonts/truetype/${name}`,
);

/** The browser of benchmarks, and a font of every visitor, come from Debian's packages, and are installed from there where we may. */
export function ensureChromium() {
  return ensureBrowser('chromium', CHROMIUM, existsSync(CHROMIUM));
}

/** As much for the browser of journeys, in whose place the whole one does as well. */
export function ensureJourneyBrowser() {
  return ensureBrowser(
    'chromium-headless-shell',
    process.env.CHROMIUM_PATH ?? SHELL,
    existsSync(journeyBrowser()),
  );
}

/**
 * @param {string} name
 * @param {string} file
 * @param {boolean} canDo whether there is one to go on with where nothing may be installed
 */
async function ensureBrowser(name, file, canDo) {
  const lacking = lackingOf([
    { name, isThere: () => existsSync(file) },
    {
      name: 'fonts-liberation',
      isThere: () => process.platform !== 'linux' || ARIAL.some((folder) => existsSync(folder)),
    },
  ]);
  if (lacking.length === 0) return;
  if (!mayInstall() && !canDo)
    throw new Stop(
      'Journeys and benchmarks need Chromium: install it (Debian: apt-get install chromium) or name it in CHROMIUM_PATH.',
    );
  try {
    if (!mayInstall()) throw new Stop('only root may install it');
    await installPackages(lacking);
  } catch (error) {
    if (!canDo || !(error instanceof Stop)) throw error;
    console.log(
      `Without these packages of Debian journeys are slower, or lines break elsewhere: ${lacking.join(', ')}.`,
    );
  }
}
