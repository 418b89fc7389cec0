import { join } from 'node:path';
import { buildSync } from 'esbuild';

/** One of the small scripts in `src/elements/`, as the text that stands in the page. */
export function bundleScript(folder: string, name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(folder, `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // The first that know `light-dark()` and popovers, without which the pages are not what they should be.
    target: ['chrome123', 'firefox125', 'safari17.5'],
    charset: 'utf8',
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made nothing of ${name}`);
  return bundle.text.trim();
}
