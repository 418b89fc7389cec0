import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { BROWSERS } from './browsers';
import { publish } from './publish';

/** How a module is made that browsers load. */
const BROWSER_MODULE = {
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  target: BROWSERS,
  charset: 'utf8',
  legalComments: 'none',
  define: { 'process.env.NODE_ENV': '"production"' },
} as const satisfies BuildOptions;

/**
 * A module with all it needs, as a file that a document loads. Answers its address, which is named by its content, so that a
 * browser may keep it for good.
 */
export async function bundleModule(folder: string, name: string, publicFolder: string): Promise<string> {
  const { outputFiles } = await build({ ...BROWSER_MODULE, entryPoints: [join(folder, name)] });
  const [bundle] = outputFiles;
  if (!bundle) throw new Error(`esbuild made nothing of ${name}`);
  return publish(publicFolder, `islands/${name}.js`, bundle.contents);
}
