import { cpSync, existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, Stop } from './toolchain.mjs';

/**
 * A running site keeps its pages in its build: a copy for each port keeps runs, and the build itself, apart.
 * @param {number} port
 */
export function ownBuild(port) {
  const built = join(ROOT, 'frontend', '.next');
  if (!existsSync(join(built, 'BUILD_ID')))
    throw new Stop('The site is not built yet: run npm run build first.');
  const name = `.next-${port}`;
  removeBuild(name);
  cpSync(built, join(ROOT, 'frontend', name), {
    recursive: true,
    verbatimSymlinks: true,
    // What is only read beside the build (`npm run explain`) is two thirds of it.
    filter: (path) => path !== join(built, 'cache') && !path.endsWith('.map'),
  });
  return name;
}

/** @param {string} name */
export function removeBuild(name) {
  rmSync(join(ROOT, 'frontend', name), { recursive: true, force: true });
}
