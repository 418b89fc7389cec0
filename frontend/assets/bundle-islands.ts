import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type InputOptions, type OutputChunk, type Plugin, type RolldownBuild, rolldown } from 'rolldown';
import { esmExternalRequirePlugin } from 'rolldown/plugins';
import { LANGUAGES, type Language } from '../src/messages/language';
import type { IslandEntry, IslandFiles } from '../src/runtime/island-names';
import { BROWSERS } from './browsers';

/** What islands ask of React is answered by one file for all of them: two copies of a part of it would not know each other. */
const REACT = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'] as const;

/**
 * The entries of `src/islands/`, in each language, each as one file beside the one that stands for React in all of them: cut finer, the many small files of
 * a page are eight kilobytes more to load. They are named by their content, so that a browser may keep them for good. Answers the
 * addresses of what each entry loads, its own file first. Their source maps stand where nobody asks.
 */
export async function bundleIslands(
  frontend: string,
  entries: readonly IslandEntry[],
  publicFolder: string,
  mapsFolder: string,
): Promise<Record<Language, IslandFiles>> {
  const folders = { scripts: join(publicFolder, 'islands'), maps: join(mapsFolder, 'islands') };
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true });
  const [react] = await write(folders, await chunksOf(await reactBundle(frontend)));
  const filesIn = async (language: Language): Promise<IslandFiles> => {
    const loaded = entries.map(async (entry) => {
      const bundle = await entryBundle(frontend, entry, language);
      const [own] = await write(folders, await chunksOf(bundle, `./${react}`));
      return [entry, [`/islands/${own}`, `/islands/${react}`]] as const;
    });
    return Object.fromEntries(await Promise.all(loaded));
  };
  const made = LANGUAGES.map(async (language) => [language, await filesIn(language)] as const);
  return Object.fromEntries(await Promise.all(made)) as Record<Language, IslandFiles>;
}

function entryBundle(frontend: string, entry: string, language: Language): Promise<RolldownBuild> {
  return rolldown({
    ...inputOf(entry, join(frontend, 'src', 'islands', `${entry}.ts`)),
    tsconfig: join(frontend, 'tsconfig.json'),
    // Packages that are no ES modules ask for React in their own way.
    plugins: [esmExternalRequirePlugin({ external: [...REACT] }), wordsOf(frontend, language)],
  });
}

/** In place of the words of all languages those of one, of which each that an entry does not say is left out. */
function wordsOf(frontend: string, language: Language): Plugin {
  const id = `\0words-${language}`;
  const words = join(frontend, 'src', 'messages', language, 'index.ts');
  return {
    name: 'words-of-one-language',
    resolveId: (asked) => (asked === '~/messages' ? id : undefined),
    load: (asked) => (asked === id ? `export * as t from ${JSON.stringify(words)};` : undefined),
  };
}

function reactBundle(frontend: string): Promise<RolldownBuild> {
  return rolldown(inputOf('react', join(frontend, 'src', 'documents', 'react-of-islands.ts')));
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

/** What it makes, the file of the entry first; `react` is loaded from there. */
async function chunksOf(made: RolldownBuild, react?: string): Promise<OutputChunk[]> {
  const { output } = await made.generate({
    ...{ format: 'esm', minify: true, comments: false, sourcemap: 'hidden' },
    ...{ entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
    ...(react && { paths: Object.fromEntries(REACT.map((name) => [name, react])) }),
  });
  await made.close();
  return output.filter((file) => file.type === 'chunk');
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
