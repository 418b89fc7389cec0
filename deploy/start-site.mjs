// @ts-check
import { cpSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A running site keeps its pages in its build. The image may be read-only, so the part that is written to is copied to a folder that
 * is not (`.next-own`, a volume or a tmpfs); the rest is read where it is.
 */
const [BUILT, OWN] = ['.next', '.next-own'];
const here = import.meta.dirname;

for (const name of readdirSync(join(here, OWN)))
  rmSync(join(here, OWN, name), { recursive: true, force: true });
for (const name of readdirSync(join(here, BUILT))) {
  if (name === 'static') symlinkSync(join('..', BUILT, name), join(here, OWN, name));
  else cpSync(join(here, BUILT, name), join(here, OWN, name), { recursive: true, verbatimSymlinks: true });
}

process.chdir(here);
process.env.NEXT_DIST_DIR = OWN;
// The path is not known before the image is made.
await import(join(here, 'server.mjs'));
