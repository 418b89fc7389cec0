import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputOptions, type OutputChunk, type RolldownBuild, rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { BROWSERS } from './browsers';

/** All of React that islands ask for, in one file: two copies of a part of it would not know each other. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The entries of `src/islands/`, each as one file beside the one that holds React for all of them: cut finer, the many small files of
 * a page are eight kilobytes more to load. They are named by their content, so that a browser may keep them for good. Answers the
 * addresses of what each entry loads, its own file first. Their source maps stand where nobody asks.
 */
export async function bundleIslands(
  frontend: string,
  entries: readonly string[],
  publicFolder: string,
  mapsFolder: string,
): Promise<Record<string, readonly string[]>> {
  const folders = { scripts: join(publicFolder, 'islands'), maps: join(mapsFolder, 'islands') };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const bundles = await Promise.all(entries.map((entry) => entryBundle(frontend, entry)));
  // What they ask of React is known when they are made; how its file is called, when that is made.
  const drafts = await Promise.all(bundles.map((made) => chunksOf(made, './react')));
  const names = new Set(drafts.flat().flatMap(({ code }) => namesAskedOf('./react', code)));
  const [react] = await write(folders, await chunksOf(await reactBundle(names)));
  const loaded = bundles.map(async (made, place) => {
    const [own] = await write(folders, await chunksOf(made, `./${react}`));
    return [entries[place], [`/islands/${own}`, `/islands/${react}`]] as const;
  });
  const files = Object.fromEntries(await Promise.all(loaded));
  await Promise.all(bundles.map((made) => made.close()));
  return files;
}

function entryBundle(frontend: string, entry: string): Promise<RolldownBuild> {
  return rolldown({
    ...inputOf(entry, join(frontend, 'src', 'islands', `${entry}.ts`)),
    tsconfig: join(frontend, 'tsconfig.json'),
    // Packages that are no ES modules ask for React in their own way.
    plugins: [esmExternalRequirePlugin({ external: [...REACT] })],
  });
}

/** Its packages are not ES modules, so the names that are asked for have to be written out. */
function reactBundle(names: ReadonlySet<string>): Promise<RolldownBuild> {
  const source = [
    ...REACT.map((name, place) => `import part${place} from '${name}';`),
    `export const { ${[...names].join(', ')} } = { ${REACT.map((_, place) => `...part${place}`).join(', ')} };`,
    'export default part0;',
  ].join('\n');
  return rolldown({
    ...inputOf('react', IN_ONE),
    plugins: [
      {
        name: 'react-in-one',
        resolveId: (id) => (id === IN_ONE ? id : undefined),
        load: (id) => (id === IN_ONE ? source : undefined),
      },
    ],
  });
}

const IN_ONE = join(import.meta.dirname, 'react-in-one.js');

function inputOf(name: string, file: string): InputOptions {
  return {
    input: { [name]: file },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: BROWSERS },
    // Components say where the other router's browser begins, which is nothing to a bundle that is all browser.
    checks: { moduleLevelDirective: false },
  };
}

/** What it makes, the file of the entry first; React is loaded from there. */
async function chunksOf(made: RolldownBuild, react?: string): Promise<OutputChunk[]> {
  const { output } = await made.generate({
    ...{ format: 'esm', minify: true, comments: false, sourcemap: 'hidden' },
    ...{ entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    ...(react && { paths: Object.fromEntries(REACT.map((name) => [name, react])) }),
  });
  return output.filter((file) => file.type === 'chunk');
}

/** `import{useId as e,memo}from"./react"`, as bundlers write it. */
function namesAskedOf(module: string, code: string): string[] {
  return [...code.matchAll(/import\s*(?:[\w$]+\s*,\s*)?\{([^}]*)\}\s*from\s*["']([^"']+)["']/g)]
    .filter(([, , from]) => from === module)
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim().split(/\s+as\s+/)[0] ?? ''))
    .filter((name) => name !== '' && name !== 'default');
}

/** Answers what the files are called. */
async function write(
  { scripts, maps }: { scripts: string; maps: string },
  chunks: readonly OutputChunk[],
): Promise<string[]> {
  for (const { fileName, code, map } of chunks) {
    await writeFile(join(scripts, fileName), code);
    if (map) await writeFile(join(maps, `${fileName}.map`), map.toString());
  }
  return chunks.map(({ fileName }) => fileName);
}
