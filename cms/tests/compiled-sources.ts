import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const CMS = path.resolve(import.meta.dirname, '..');
const SHARED = ['search-language', 'content-contract', 'brand'].map((name) =>
  path.resolve(CMS, '..', 'packages', name),
);

/** What is compiled for a running CMS; the panel is built apart and not started from these. */
interface Compiled {
  root: string;
  project: string;
  folders: readonly string[];
  /** Where the output of a source stands. */
  outputOf(source: string): string;
}

const COMPILED: readonly Compiled[] = [
  // The CMS is compiled against them.
  ...SHARED.map((root) => ({
    root,
    project: 'tsconfig.build.json',
    folders: ['src'],
    outputOf: (source: string) => path.join(root, 'dist', path.relative('src', source)),
  })),
  {
    root: CMS,
    project: 'tsconfig.json',
    folders: ['config', 'database', 'seed', 'src'],
    outputOf: (source) => path.join(CMS, 'dist', source),
  },
];

/**
 * Vitest calls it once a run. The tests start the CMS as it was compiled, so what was compiled from other sources is compiled
 * again; otherwise a rule could be broken and its test would not notice.
 */
export async function setup(): Promise<void> {
  for (const compiled of COMPILED) {
    if (await isUpToDate(compiled)) continue;
    await compile(compiled);
  }
  await removeLostOutputs();
}

async function isUpToDate({ root, folders, outputOf }: Compiled): Promise<boolean> {
  for (const source of await sourcesIn(root, folders)) {
    const output = outputOf(source.replace(/\.ts$/, '.js'));
    if (!existsSync(output)) return false;
    if ((await stat(output)).mtimeMs < (await stat(path.join(root, source))).mtimeMs) return false;
  }
  return true;
}

async function compile({ root, project }: Compiled): Promise<void> {
  const tsc = path.resolve(CMS, '..', 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    // Nothing is written of what does not compile, so that the next run finds it old as well.
    await promisify(execFile)(process.execPath, [tsc, '-p', project, '--noEmitOnError'], { cwd: root });
  } catch (error) {
    const told = String(Reflect.get(Object(error), 'stdout'));
    throw new Error(`What the tests would start does not compile, so nothing is tested:\n${told}`);
  }
}

/** Strapi loads whatever it finds, also the output of a source that is gone. */
async function removeLostOutputs(): Promise<void> {
  for (const folder of ['config', 'database', 'seed', 'src']) {
    const compiled = path.join(CMS, 'dist', folder);
    for (const output of existsSync(compiled) ? await readdir(compiled, { recursive: true }) : []) {
      const source = path.join(CMS, folder, output);
      const isLost = !existsSync(source) && !existsSync(source.replace(/\.js$/, '.ts'));
      if (isLost) await rm(path.join(compiled, output), { recursive: true, force: true });
    }
  }
}

async function sourcesIn(root: string, folders: readonly string[]): Promise<string[]> {
  const lists = await Promise.all(
    folders.map(async (folder) =>
      (await filesIn(path.join(root, folder))).map((file) => path.join(folder, file)),
    ),
  );
  return lists.flat().filter((file) => isCompiled(file));
}

/** Of JSON only what Strapi reads of content types and components: the rest is read where it stands. */
function isCompiled(file: string): boolean {
  if (file.startsWith(path.join('src', 'admin'))) return false;
  if (/\.(test|d)\.ts$/.test(file)) return false;
  return file.endsWith('.ts') || (file.startsWith('src') && file.endsWith('.json'));
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
}
