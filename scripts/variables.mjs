import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './toolchain.mjs';

/** Next.js and the build put these in. */
const OF_BUILD = [
  ...[
    'NEXT_PHASE',
    'THEME_SCRIPT',
    'ACCOUNT_HINT_SCRIPT',
    'ELEMENTS_SCRIPT',
    'CONSENT_SCRIPT',
    'ECHO_SCRIPT',
  ],
  ...['COUNTERS_MODULE', 'FONT_PRELOADS', 'READING_STYLES', 'READING_SCRIPT', 'ISLANDS_SCRIPT', 'ISLANDS'],
];

/** Of the process itself: whoever starts a service says them, not whoever sets it up. */
export const OF_PROCESS = ['NODE_ENV', 'NEXT_DIST_DIR'];

/**
 * What each service reads from its environment, as its code names it: documentation, Compose and the examples are compared with these.
 * @returns {{ site: string[], cms: string[] }}
 */
export function readVariables() {
  const site = namesIn('frontend/src/runtime/env.ts', /^ {2}([A-Z_]+): |process\.env\.([A-Z_]+)/gm);
  return {
    site: site.filter((name) => !OF_BUILD.includes(name)).toSorted(),
    cms: [
      ...new Set([
        ...namesIn('cms/src/env.ts', /'([A-Z][A-Z\d_]+)'|variables\.([A-Z_]+)/g),
        ...namesIn('cms/src/storage-settings.ts', /'([A-Z\d]+_[A-Z\d_]+)'/g),
        ...namesIn('packages/brand/src/brand.ts', /process\.env\.([A-Z_]+)/g),
      ]),
    ].toSorted(),
  };
}

/**
 * What Compose asks of the `.env` file beside it: `null` where it stops without, else what it takes instead.
 * @returns {Map<string, string | null>}
 */
export function composeVariables() {
  const asked = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8').matchAll(
    /(?<!\$)\$\{(\w+)(?::([?-])([^}]*))?\}/g,
  );
  /** @type {Map<string, string | null>} */
  const found = new Map();
  for (const [, name = '', kind, usual = ''] of asked)
    if (kind !== undefined) found.set(name, kind === '?' ? null : usual);
    else if (!found.has(name))
      throw new Error(`Compose takes ${name} without saying that it has to be there.`);
  return found;
}

/**
 * @param {string} file
 * @param {RegExp} names
 */
function namesIn(file, names) {
  const found = readFileSync(join(ROOT, file), 'utf8').matchAll(names);
  return [...new Set([...found].map(([, first, second]) => first ?? second ?? ''))];
}
