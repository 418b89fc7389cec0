import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type InputOptions, type OutputOptions, type Plugin, rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { BROWSERS } from './browsers';

const require = createRequire(import.meta.url);

/** All of React that islands ask for, in one file: two copies of a part of it would not know each other. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The entries of `src/islands/`, each as one file beside the one that holds React for all of them: cut finer, the many small files of
 * a page are eight kilobytes more to load. They are named by their content, so that a browser may keep them for good. Answers the
 * addresses of what each entry loads, its own file first.
 */
export async function bundleIslands(
  frontend: string,
  entries: readonly string[],
  publicFolder: string,
): Promise<Record<string, readonly string[]>> {
  const folder = join(publicFolder, 'islands');
  await mkdir(folder, { recursive: true });
  const [react] = await bundle({ ...inputOf('react', IN_ONE), plugins: [reactInOne] }, folder);
  const loaded = entries.map(async (entry) => {
    const paths = Object.fromEntries(REACT.map((name) => [name, `./${react}`]));
    const input = inputOf(entry, join(frontend, 'src', 'islands', `${entry}.ts`));
    const [file] = await bundle(
      {
        ...{ ...input, tsconfig: join(frontend, 'tsconfig.json') },
        // Packages that are no ES modules ask for React in their own way.
        plugins: [esmExternalRequirePlugin({ external: [...REACT] })],
      },
      folder,
      { paths },
    );
    return [entry, [`/islands/${file}`, `/islands/${react}`]] as const;
  });
  return Object.fromEntries(await Promise.all(loaded));
}

function inputOf(name: string, file: string): InputOptions {
  return {
    input: { [name]: file },
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: BROWSERS },
    // Components say where the other router's browser begins, which is nothing to a bundle that is all browser.
    checks: { moduleLevelDirective: false },
  };
}

/** Writes what it makes; the file of the entry is the first. */
async function bundle(input: InputOptions, folder: string, options?: OutputOptions): Promise<string[]> {
  const made = await rolldown(input);
  const { output } = await made.generate({
    ...{ format: 'esm', minify: true, comments: false },
    ...{ entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    ...options,
  });
  await made.close();
  for (const file of output)
    await writeFile(join(folder, file.fileName), file.type === 'chunk' ? file.code : file.source);
  return output.map(({ fileName }) => fileName);
}

/** Its packages are not ES modules, so their names have to be written out. */
const reactInOne: Plugin = {
  name: 'react-in-one',
  resolveId: (id) => (id === IN_ONE ? id : undefined),
  load(id) {
    if (id !== IN_ONE) return undefined;
    const names = new Set(REACT.flatMap((name) => Object.keys(require(name))));
    const imports = REACT.map((name, place) => `import part${place} from '${name}';`);
    const parts = REACT.map((_, place) => `...part${place}`);
    return [
      ...imports,
      `export const { ${[...names].filter((name) => name !== 'default').join(', ')} } = { ${parts.join(', ')} };`,
      'export default part0;',
    ].join('\n');
  },
};

const IN_ONE = join(import.meta.dirname, 'react-in-one.js');
