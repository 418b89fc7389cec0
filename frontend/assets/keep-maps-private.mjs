// @ts-check
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Source maps hold the whole source, with its comments. Next.js puts those of browsers beside the files that it serves; here they go to
 * a folder that nobody is answered from, and the files no longer say where theirs is.
 * @param {string} frontend
 */
export function keepMapsPrivate(frontend) {
  const served = join(frontend, '.next', 'static');
  const maps = join(frontend, '.maps', '_next', 'static');
  rmSync(maps, { recursive: true, force: true });
  let moved = 0;
  for (const file of readdirSync(served, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.map')) {
      mkdirSync(dirname(join(maps, file)), { recursive: true });
      renameSync(join(served, file), join(maps, file));
      moved += 1;
    } else if (/\.(?:js|css)$/.test(file)) forgetMap(join(served, file));
  }
  return moved;
}

/** @param {string} file */
function forgetMap(file) {
  const text = readFileSync(file, 'utf8');
  const without = text.replace(
    /(?:^|\n)(?:\/\/[#@] sourceMappingURL=[^\n]*|\/\*# sourceMappingURL=[^\n]*\*\/)\s*$/,
    '',
  );
  if (without !== text) writeFileSync(file, without);
}

if (import.meta.filename === process.argv[1]) {
  const moved = keepMapsPrivate(join(import.meta.dirname, '..'));
  process.stdout.write(`${moved} source maps are kept from the public\n`);
}
