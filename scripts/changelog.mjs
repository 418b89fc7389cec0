import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changelog } from './releases/changelog.mjs';
import { main, ROOT } from './toolchain.mjs';

/** `npm run changelog`: what is not released yet, of the subjects of commits; `npm run release` gives it the version. */
await main(async () => writeFileSync(join(ROOT, 'CHANGELOG.md'), changelog()));
