import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';

/** What brings no markup of its own: packages, but the kit. */
const withoutPackages: Plugin = {
  name: 'without-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./~]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path === '@vitrina/ui' ? undefined : { path, external: true },
    );
  },
};

/**
 * The files that these are made of, as a bundler finds them, so that nobody has to list them; `without` leaves out the imports that it
 * matches, and all that only they bring.
 */
export async function sourcesOf(entryPoints: readonly string[], without?: RegExp): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [...entryPoints],
    bundle: true,
    write: false,
    metafile: true,
    outdir: 'nowhere',
    format: 'esm',
    platform: 'node',
    jsx: 'automatic',
    loader: { '.css': 'empty' },
    plugins: [withoutPackages, ...(without ? [endingAt(without)] : [])],
  });
  const used = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(file)] : [])),
  );
  return [...new Set(used)].sort();
}

function endingAt(filter: RegExp): Plugin {
  return {
    name: 'ending-at',
    setup: ({ onResolve }) => onResolve({ filter }, ({ path }) => ({ path, external: true })),
  };
}
