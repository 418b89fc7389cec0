import { join } from 'node:path';
import { build } from 'esbuild';
import { BROWSERS } from './browsers';
import { publish } from './publish';

/**
 * One of the entries in `src/islands/` with all it needs, React too, as a file that a document loads; the counters of others are
 * another. Answers its
 * address, which is named by its content, so that a browser may keep it for good.
 */
export async function bundleIsland(folder: string, name: string, publicFolder: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(folder, name)],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    target: BROWSERS,
    charset: 'utf8',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made nothing of ${name}`);
  return publish(publicFolder, `islands/${name}.js`, bundle.contents);
}
