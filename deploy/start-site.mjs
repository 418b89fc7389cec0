// @ts-check
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A running site keeps its pages in its build. What it was built into may be read-only and shared by several instances, so the part that is
 * written to is copied to a folder of this one (`NEXT_DIST_DIR`; in an image `.next-own`, a volume or a tmpfs); the rest is read where it is.
 */
const [BUILT, OWN] = ['.next', process.env.NEXT_DIST_DIR || '.next-own'];
// In an image it stands beside the server, in the repository in a folder of its own.
const here = existsSync(join(import.meta.dirname, 'server.mjs'))
  ? import.meta.dirname
  : join(import.meta.dirname, '..', 'frontend');

// It is emptied first: what was built, the sources or somebody else's folder must not be.
if (!/^\.next-[\w-]+$/.test(OWN)) {
  process.stderr.write(
    `The site cannot start: NEXT_DIST_DIR must be a folder of this instance alone, like .next-3000, not ${OWN}.\n`,
  );
  process.exit(1);
}
mkdirSync(join(here, OWN), { recursive: true });
for (const name of readdirSync(join(here, OWN)))
  rmSync(join(here, OWN, name), { recursive: true, force: true });
for (const name of readdirSync(join(here, BUILT)).filter((one) => one !== 'cache')) {
  if (name === 'static') symlinkSync(join('..', BUILT, name), join(here, OWN, name));
  else cpSync(join(here, BUILT, name), join(here, OWN, name), { recursive: true, verbatimSymlinks: true });
}

process.chdir(here);
process.env.NEXT_DIST_DIR = OWN;
// The path is not known before the image is made.
await import(join(here, 'server.mjs'));
