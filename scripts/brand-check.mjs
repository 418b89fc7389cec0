import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFiles, leftoversOf, partsLeft } from './brand-check/leftovers.mjs';
import { main, ROOT, Stop } from './toolchain.mjs';

/** @typedef {import('./brand-check/leftovers.mjs').Leftover} Leftover */

/** What dresses a shop. Documents, scripts and what watches it speak of the software, whose name stays. */
const SOURCES = [
  'frontend/src',
  'frontend/assets',
  'cms/src',
  'cms/config',
  'cms/seed',
  ':(glob)packages/*/src/**',
];
// Of the examples in the seed the pictures are drawn, in colours of their own, and kept as they are.
const NO_SOURCE = /\.test\.tsx?$|(^|\/)(testing|generated|conformance)\/|^cms\/seed\/(articles|pictures)\//;

/**
 * Sources that may hold words of the shipped brand, and why.
 * @type {Readonly<Record<string, string>>}
 */
const ALLOWED = {
  'cms/src/access/demo-accounts.ts': 'accounts of the demonstration, which the README names',
  'packages/sandbox/src/account/demo-customers.ts': 'customers of the sandbox',
  'packages/sandbox/src/products/bucket/handlers.ts': 'an address that the sandbox makes up',
  'packages/content-contract/src/address-spellings.json': 'an example of an address',
};

/** @returns {Leftover[]} */
export function leftoversInSources() {
  const files = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...SOURCES],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  )
    .split('\0')
    .filter((file) => /\.(tsx?|mjs|css|svg|json)$/.test(file) && !NO_SOURCE.test(file) && !(file in ALLOWED));
  return leftoversOf(ROOT, files, SHIPPED);
}

/**
 * What another brand left over in the last build. The build of the shipped brand holds all of it, rightly.
 * @param {string} [folder] of the present brand
 * @returns {Leftover[]}
 */
export function leftoversInBuild(folder = process.env.BRAND_FOLDER || join(ROOT, 'brand')) {
  const present = readFileSync(join(folder, 'brand.json'), 'utf8');
  return leftoversOf(ROOT, builtFiles(ROOT), partsLeft(SHIPPED, present));
}

const OPEN = `import('@vitrina/brand/brand').then(({ default: { openBrand } }) => openBrand()).catch(({ message }) => {
  console.error(message);
  process.exitCode = 1;
})`;

/**
 * Why there can be no build of the brand: a colour that nobody can read on its ground, a logo with a script. Read by the code that a build
 * reads it with, but in seconds. Whether its fonts are installed and hold all letters only a build tells.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {string | undefined}
 */
export function brandFault(env = process.env) {
  const opened = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', OPEN], {
    ...{ cwd: join(ROOT, 'frontend'), env, encoding: 'utf8' },
  });
  return opened.status === 0 ? undefined : opened.stderr.trim() || 'The brand could not be read.';
}

/** @type {readonly import('./brand-check/leftovers.mjs').Part[]} */
const SHIPPED = JSON.parse(readFileSync(join(ROOT, 'scripts', 'brand-check', 'shipped-brand.json'), 'utf8'));

if (process.argv[1] === import.meta.filename)
  await main(async () => {
    const fault = brandFault();
    if (fault) throw new Stop(fault);
    const found = [...leftoversInSources(), ...leftoversInBuild()];
    for (const { file, line, column, what, word } of found)
      console.log(`${file}:${line}:${column} ${what} ${word}`);
    if (found.length > 0) throw new Stop(`${found.length} traces of the shipped brand outside of brand/.`);
    const isBuilt = existsSync(join(ROOT, 'frontend', '.next', 'static'));
    const where = isBuilt
      ? 'outside of brand/'
      : 'in the sources; there is no build to look at: npm run build';
    console.log(`Colours and logo can be read, and nothing of the shipped one stands ${where}.`);
  });
