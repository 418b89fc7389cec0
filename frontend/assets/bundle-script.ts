import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { BROWSERS } from './browsers';

/** One of the small scripts in `src/elements/`, as the text that stands in the page. */
export function bundleScript(folder: string, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    charset: 'utf8',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made nothing of ${name}`);
  return bundle.text.trim();
}
