import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { ROOT, run, Stop } from './toolchain.mjs';

/** Of the site, which builds nothing with `tsc`: in the root it would take the place of the compiler that builds packages. */
const COMPILER = join(ROOT, 'frontend', 'node_modules', 'typescript-native', 'bin', 'tsc');
/** What others extend, what is compiled with types that were checked before, and what needs packages of its own. */
const NOT_CHECKED = /tsconfig\.(?:base|boundaries|build)\.json$|^frontend\/bench\//;
/** Strapi compiles by the first, in a way that this compiler does not know any more. */
const INSTEAD = new Map([['cms/tsconfig.json', 'cms/tsconfig.check.json']]);

/** Checks the types of everything with the native TypeScript, which takes a quarter of the time of the one that Next.js and Strapi compile with. Throws all faults at once. */
export async function checkTypes() {
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0');
  const configurations = listed.filter(
    (path) => /^tsconfig[.\w]*\.json$/.test(basename(path)) && !NOT_CHECKED.test(path) && !INSTEAD.has(path),
  );
  const faults = [];
  for (const path of configurations)
    try {
      await run(process.execPath, [COMPILER, '-p', path, '--noEmit']);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      faults.push(error.message);
    }
  if (faults.length > 0) throw new Stop(faults.join('\n'));
}
