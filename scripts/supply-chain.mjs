import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';
import { parse } from 'yaml';
import { ROOT, run, Stop } from './toolchain.mjs';
import { ACCEPTED, VERSION_FLOORS } from './version-floors.mjs';

/** @typedef {{ packages: Record<string, { resolution?: Record<string, unknown> }>, importers?: Record<string, unknown> }} Lockfile */
/** @typedef {{ name: string, license: string, versions: string[] }} Licensed */

/** The documentation's tool is a workspace of its own, which is installed only where the site is made. */
const DOCS_SITE = 'docs/site';

const MAY_BUILD = ['@apollo/protobufjs', '@swc/core', 'better-sqlite3', 'core-js-pure', 'esbuild', 'sharp'];

/** Everything that says of packages where they come from and what they may do. Throws one list of all faults; needs no network. */
export async function checkSupplyChain() {
  const lockfile = readLockfile();
  const ofDocs = readYaml(join(DOCS_SITE, 'pnpm-lock.yaml'));
  const faults = [
    ...lockfileFaults(lockfile),
    ...floorFaults(lockfile),
    ...buildFaults(readYaml('pnpm-workspace.yaml')),
    ...lockfileFaults(ofDocs),
    ...floorFaults(ofDocs, VERSION_FLOORS, []),
    ...buildFaults(readYaml(join(DOCS_SITE, 'pnpm-workspace.yaml'))),
    ...installFaults(sourcesOfInstalls()),
    ...registryFaults(),
    ...floatingImages(),
    ...licenceFaults(await licencesInUse()),
  ];
  if (faults.length > 0) throw new Stop(faults.join('\n'));
  const loose = [...new Set(unpinned().map(({ image }) => image))];
  if (loose.length > 0) console.log(`  warning: without a digest (npm run images:pin): ${loose.join(', ')}`);
}

/** @returns {Lockfile} */
export function readLockfile() {
  return readYaml('pnpm-lock.yaml');
}

/**
 * Each package is a tarball of the registry of npm, whose content the lockfile knows: no repository, no address, no folder.
 * @param {Lockfile} lockfile
 */
export function lockfileFaults({ packages }) {
  return Object.entries(packages).flatMap(([id, { resolution = {} }]) => {
    const { integrity, ...other } = resolution;
    const known = typeof integrity === 'string' && /^sha512-[\w+/]{86}==$/.test(integrity);
    return [
      ...(known ? [] : [`${id} has no sum in the lockfile`]),
      ...(Object.keys(other).length === 0 ? [] : [`${id} comes from elsewhere: ${JSON.stringify(other)}`]),
    ];
  });
}

/** @param {Lockfile} lockfile */
export function floorFaults({ packages }, floors = VERSION_FLOORS, accepted = Object.keys(ACCEPTED)) {
  const faults = Object.keys(packages).flatMap((id) => {
    const at = id.lastIndexOf('@');
    const [name, version] = [id.slice(0, at), id.slice(at + 1)];
    const floor = Object.hasOwn(floors, name) ? floors[name] : undefined;
    if (!floor || accepted.includes(id)) return [];
    const isLow = semver.satisfies(version, floor.vulnerable, { includePrerelease: true });
    return isLow ? [`${id} has a known hole (${floor.vulnerable}): ${floor.because}`] : [];
  });
  const gone = accepted.filter((id) => !Object.hasOwn(packages, id));
  return [
    ...faults,
    ...gone.map((id) => `${id} is accepted in scripts/version-floors.mjs and gone: remove the line`),
  ];
}

/**
 * Only listed packages run a script while they are installed; pnpm refuses the others.
 * @param {{ allowBuilds?: Record<string, boolean>, dangerouslyAllowAllBuilds?: boolean, onlyBuiltDependencies?: unknown }} workspace
 */
export function buildFaults({ allowBuilds = {}, dangerouslyAllowAllBuilds, onlyBuiltDependencies }) {
  const allowed = Object.keys(allowBuilds).filter((name) => allowBuilds[name]);
  return [
    ...allowed
      .filter((name) => !MAY_BUILD.includes(name))
      .map(
        (name) =>
          `${name} may run a script while it is installed: if that is meant, add it in scripts/supply-chain.mjs`,
      ),
    ...(dangerouslyAllowAllBuilds || onlyBuiltDependencies
      ? ['all packages may run scripts while they are installed']
      : []),
  ];
}

/**
 * Whatever installs packages does it as the lockfile says.
 * @param {Readonly<Record<string, string>>} sources
 */
export function installFaults(sources) {
  return Object.entries(sources).flatMap(([file, text]) => {
    const calls = text.match(
      /'pnpm',\s*\[[^;]*?'(?:install|i|update|up)'[^;]*?\]|\b(?:pnpm|yarn) (?:install|i|add)\b[^\n]*|\bnpm (?:install|ci|i)\b[^\n]*/g,
    );
    return (calls ?? [])
      .filter((call) => !call.includes('--frozen-lockfile'))
      .map((call) => `${file} installs without the lockfile: ${call.replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  });
}

/** @param {readonly Licensed[]} packages */
export function licenceFaults(packages) {
  return packages
    .filter(({ name, license }) => !isAllowed(license) && !Object.hasOwn(READ_BY_HAND, name))
    .map(
      ({ name, versions, license }) =>
        `${name}@${versions.join(', ')} is under '${license}', which nobody has allowed`,
    );
}

/** Each package that is installed, and what it says it may be used under; those of the documentation's tool where it is. */
export async function licencesInUse() {
  const list = ['licenses', 'list', '--json'];
  const told = [await run('pnpm', ['--recursive', ...list])];
  const docs = join(ROOT, DOCS_SITE);
  if (existsSync(join(docs, 'node_modules'))) told.push(await run('pnpm', list, { cwd: docs }));
  return told.flatMap((json) => {
    /** @type {Record<string, Licensed[]>} */
    const byLicence = JSON.parse(json);
    return Object.values(byLicence).flat();
  });
}

/** What asks of those who pass it on nothing but its notice, or only for changes of its own files. */
const ALLOWED = [
  'Artistic-2.0',
  ...[
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'BSD',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'Apache-2.0',
    'BlueOak-1.0.0',
    'Zlib',
  ],
  ...[
    'Unlicense',
    'CC0-1.0',
    'CC-BY-3.0',
    'CC-BY-4.0',
    'Python-2.0',
    'WTFPL',
    'AFL-2.1',
    'OFL-1.1',
    'MPL-2.0',
  ],
];

/** Read one by one: their file of a licence says what `package.json` does not, or what they are used as makes the difference. */
export const READ_BY_HAND = {
  '@img/sharp-libvips-linux-x64': 'LGPL: a library of its own that is loaded, and anybody may exchange',
  '@img/sharp-libvips-linux-arm64': 'LGPL: as above',
  '@img/sharp-libvips-darwin-arm64': 'LGPL: as above',
  '@img/sharp-libvips-darwin-x64': 'LGPL: as above',
  '@strapi/content-releases':
    'a fixed part of Strapi under its Enterprise licence, asleep without a key, which the shop has none of (0076)',
  '@strapi/review-workflows': 'as above',
  only: 'MIT, in its readme',
  pause: 'MIT, in its readme',
  'spawn-command': 'MIT, in its LICENSE',
};

/** An 'or' is ours to choose from, an 'and' has to be kept whole. @param {string} expression */
function isAllowed(expression) {
  const plain = expression.replaceAll(/[()]/g, '');
  if (plain.includes(' AND ') && plain.includes(' OR ')) return false;
  if (plain.includes(' OR ')) return plain.split(' OR ').some((one) => ALLOWED.includes(one));
  return plain.split(' AND ').every((one) => ALLOWED.includes(one));
}

/** Base images that have a version and no digest: nobody could be asked for it where they were chosen. */
export function unpinned(sources = imageSources()) {
  return imagesIn(sources).filter(({ image }) => !image.includes('@sha256:'));
}

/**
 * A recipe whose lines with that image name its digest, too.
 * @param {string} text
 * @param {string} image
 * @param {string} digest
 */
export function withDigest(text, image, digest) {
  return text
    .split('\n')
    .map((line) =>
      /[=\s]\S+$/.test(line) && line.split(/[=\s]/).at(-1) === image ? `${line}@${digest}` : line,
    )
    .join('\n');
}

/** A tag that moves by itself is a fault: an image is built of what was tried. */
export function floatingImages(sources = imageSources()) {
  return imagesIn(sources).flatMap(({ file, image }) =>
    /:[\w.-]*\d+\.\d+[\w.-]*(@sha256:[0-9a-f]{64})?$|:RELEASE\.[\w-]+(@sha256:[0-9a-f]{64})?$/.test(image)
      ? []
      : [`${file} names ${image} without an exact version`],
  );
}

/** @param {Readonly<Record<string, string>>} sources */
function imagesIn(sources) {
  return Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/^(?:ARG \w+_IMAGE=| +image: *)(\S+)$/gm)].flatMap(([, image = '']) => [
      { file, image },
    ]),
  );
}

export function imageSources() {
  return Object.fromEntries(
    ['deploy/Dockerfile', 'docker-compose.yml'].map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );
}

function sourcesOfInstalls() {
  const scripts = readdirSync(join(ROOT, 'scripts')).filter((name) => name.endsWith('.mjs'));
  const files = [...scripts.map((name) => `scripts/${name}`), 'deploy/Dockerfile', '.ci/run', 'package.json'];
  const texts = files
    .filter((file) => existsSync(join(ROOT, file)) && file !== 'scripts/supply-chain.mjs')
    .map((file) => [file, readFileSync(join(ROOT, file), 'utf8')]);
  return Object.fromEntries(texts);
}

/** Another registry would be asked for the same names. */
function registryFaults() {
  const own = ['', 'cms', 'frontend', 'scripts', DOCS_SITE].map((folder) => join(folder, '.npmrc'));
  return own
    .filter((file) => existsSync(join(ROOT, file)))
    .map((file) => `${file} may name another registry: remove it`);
}

/** @param {string} file */
function readYaml(file) {
  return parse(readFileSync(join(ROOT, file), 'utf8'));
}
