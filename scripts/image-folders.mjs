import {
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { ROOT, run, Stop } from './toolchain.mjs';

/** @typedef {'site' | 'cms' | 'sandbox'} Image */
/** @typedef {'copy' | 'hardlink'} ImportMethod as pnpm calls it */
/** @type {readonly Image[]} */
export const IMAGES = ['site', 'cms', 'sandbox'];

const WORKSPACE = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];

/**
 * Copies what one image holds of the built workspace: what runs and nothing else. The folders keep their places in it, so a
 * path in the documentation is right in an image, too.
 * @param {Image} image
 * @param {string} out a folder that is not there yet
 * @param {{ linksPackages?: boolean }} [how] `linksPackages`: its packages are the files of this machine's store, for whoever only reads them. A copy of
 *   some fifty thousand takes up to a minute.
 */
export async function makeImage(image, out, { linksPackages = false } = {}) {
  mkdirSync(out, { recursive: true });
  // Copied unless it is told otherwise: the store of this machine must not change with an image.
  const importMethod = linksPackages ? 'hardlink' : 'copy';
  switch (image) {
    case 'site':
      return makeSite(out);
    case 'cms':
      return makeCms(out, importMethod);
    case 'sandbox':
      return makeSandbox(out, importMethod);
  }
}

/** @param {string} out */
async function makeSite(out) {
  const build = join(ROOT, 'frontend', '.next');
  if (!existsSync(join(build, 'BUILD_ID')))
    throw new Stop('The site is not built yet: run npm run build first.');
  // Next.js also notes sources, which it has put into its build, and journeys whose names are like theirs.
  for (const file of new Set([...tracedByNext(build), ...(await tracedFromServer())]))
    if (!['src', 'e2e'].some((folder) => file.startsWith(join('frontend', folder, '')))) copyAsIs(out, file);
  copy(out, 'frontend/.next', (path) => !isOfBuilding(relative(build, path)));
  copy(out, 'frontend/public');
  copy(out, 'frontend/served-config.mjs');
  // Beside the build that nobody may write to.
  mkdirSync(join(out, 'frontend', '.next-own'));
  copyFileSync(join(ROOT, 'deploy', 'start-site.mjs'), join(out, 'frontend', 'start.mjs'));
  writeFileSync(join(out, 'frontend', 'next.config.mjs'), HOW_TO_SERVE);
}

/** Of that of the repository everything else is for building. */
const HOW_TO_SERVE = `import { SERVED } from './served-config.mjs';

export default { ...SERVED, distDir: '.next-own' };
`;

/**
 * What Strapi loads it finds while it starts, so nothing can trace it: its packages are installed as the lockfile has them.
 * @param {string} out
 * @param {ImportMethod} importMethod
 */
async function makeCms(out, importMethod) {
  if (!existsSync(join(ROOT, 'cms', 'dist', 'build', 'index.html')))
    throw new Stop('The CMS is not built yet: run npm run build first.');
  const kept = await installProduction(out, 'cms', importMethod);
  for (const path of [
    'dist',
    'seed/articles',
    'seed/english/articles',
    'seed/pictures',
    'public/uploads/.gitkeep',
  ])
    copy(out, join('cms', path));
  // By the settings of the compiler Strapi finds what is built: its commands all of it, a start the migrations. Without sources ours would name none.
  writeFileSync(
    join(out, 'cms', 'tsconfig.json'),
    JSON.stringify({ compilerOptions: { outDir: 'dist', allowJs: true }, files: ['dist/src/index.js'] }),
  );
  for (const folder of kept) if (folder !== 'cms') copy(out, join(folder, 'dist'));
  copy(out, 'brand');
}

/**
 * @param {string} out
 * @param {ImportMethod} importMethod
 */
async function makeSandbox(out, importMethod) {
  await installProduction(out, 'sandbox', importMethod);
  for (const path of [
    'sandbox/src',
    'sandbox/seed',
    'sandbox/tsconfig.json',
    'ordering/src',
    'provider-api/src',
    'brand/src',
  ])
    copy(out, join('packages', path), isNoTest);
  copy(out, 'tsconfig.base.json');
  copy(out, 'brand');
}

/**
 * Answers the folders of the workspace that are in it.
 * @param {string} out
 * @param {'cms' | 'sandbox'} name
 * @param {ImportMethod} importMethod
 */
async function installProduction(out, name, importMethod) {
  for (const file of WORKSPACE) copy(out, file);
  const packages = [
    ...readdirSync(join(ROOT, 'packages')).map((one) => join('packages', one)),
    'cms',
    'frontend',
  ];
  for (const folder of packages) copy(out, join(folder, 'package.json'));
  await run(
    'pnpm',
    [
      ...['install', '--prod', '--frozen-lockfile', '--filter', `@vitrina/${name}...`],
      ...['--package-import-method', importMethod, '--reporter', 'append-only'],
    ],
    { cwd: out, env: { CI: 'true' } },
  );
  const own = JSON.parse(
    await run('pnpm', ['--filter', `@vitrina/${name}...`, 'ls', '--depth', '-1', '--json']),
  );
  const kept = new Set(own.map((/** @type {{ path: string }} */ one) => relative(ROOT, one.path)));
  for (const folder of packages)
    if (!kept.has(folder)) rmSync(join(out, folder), { recursive: true, force: true });
  for (const file of WORKSPACE) rmSync(join(out, file));
  removeOfBuilding(join(out, 'node_modules'));
  for (const file of ['.modules.yaml', '.pnpm-workspace-state-v1.json', '.pnpm/lock.yaml'])
    rmSync(join(out, 'node_modules', file), { force: true });
  return kept;
}

/**
 * Maps and types of sources, and what native parts were compiled from.
 * @param {string} folder
 */
function removeOfBuilding(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && /\.map$|\.d\.[cm]?ts$/.test(entry.name)) rmSync(path);
    if (
      entry.isDirectory() &&
      /better-sqlite3\/(deps|src|build\/Release\/(obj|obj\.target|\.deps))$/.test(path)
    )
      rmSync(path, { recursive: true, force: true });
  }
}

/**
 * What Next.js has noted for each page that it needs.
 * @param {string} build
 */
function tracedByNext(build) {
  const notes = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.nft.json') && basename(name) !== 'next-minimal-server.js.nft.json',
  );
  return notes.flatMap((name) => {
    /** @type {{ files: string[] }} */
    const { files } = JSON.parse(readFileSync(join(build, name), 'utf8'));
    return files.map((file) => relative(ROOT, resolve(dirname(join(build, name)), file)));
  });
}

/** What Next.js requires while it builds and develops, and what it has of its own for that. */
const OF_BUILDING = new RegExp(
  [
    '/next/dist/(server/dev|docs|build/(webpack|babel|swc|templates|index|collect|turbopack))',
    '/next/dist/compiled/(babel|terser|postcss|sass|css-loader|@babel|mini-css|next-devtools)',
    '/node_modules/(@swc/core|esbuild|@esbuild|terser|uglify-js|webpack)/',
    String.raw`/next/dist/compiled/.*\.dev\.js$|\.development\.js$|\.d\.ts$|\.map$`,
  ].join('|'),
);

/** The server is ours and not that of `next start`, so what it needs of Next.js we have to find out ourselves. */
async function tracedFromServer() {
  const { fileList } = await nodeFileTrace([join(ROOT, 'frontend', 'server.mjs')], {
    base: ROOT,
    processCwd: join(ROOT, 'frontend'),
    ignore: (path) => OF_BUILDING.test(`/${path.split(sep).join('/')}`),
  });
  return [...fileList, ...namedByNext()];
}

/** When it reads a `next.config`, Next.js asks for the places of these, and for nothing in them. */
function namedByNext() {
  const next = realpathSync(join(ROOT, 'frontend', 'node_modules', 'next'));
  const names = readFileSync(join(next, 'dist', 'server', 'config-utils.js'), 'utf8').matchAll(
    /'(next\/dist\/compiled\/[^']+)'/g,
  );
  const { resolve: find } = createRequire(join(next, 'package.json'));
  return [...names].map(([, name = '']) => relative(ROOT, find(name)));
}

/** @param {string} path inside of the build */
function isOfBuilding(path) {
  return /^(cache|types|diagnostics|trace|trace-build|turbopack)$|\.nft\.json$|\.map$/.test(path);
}

/** @param {string} path */
function isNoTest(path) {
  return !/\.test\.tsx?$|(^|[\\/])(testing|tests)$/.test(path);
}

/**
 * @param {string} out
 * @param {string} path inside of the workspace
 * @param {(path: string) => boolean} [filter]
 */
function copy(out, path, filter = () => true) {
  mkdirSync(dirname(join(out, path)), { recursive: true });
  cpSync(join(ROOT, path), join(out, path), { recursive: true, verbatimSymlinks: true, filter });
}

/**
 * One file, or one link as it is: where it leads to is another one of the list.
 * @param {string} out
 * @param {string} file
 */
function copyAsIs(out, file) {
  const [from, to] = [join(ROOT, file), join(out, file)];
  const kind = lstatSync(from);
  if (kind.isDirectory() || lstatSync(to, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(to), { recursive: true });
  if (kind.isSymbolicLink()) symlinkSync(readlinkSync(from), to);
  else copyFileSync(realpathSync(from), to);
}
