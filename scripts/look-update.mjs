import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ensureJourneyBrowser } from './chromium.mjs';
import { checkNode, installWorkspace, main, ROOT, run } from './toolchain.mjs';

const FRONTEND = join(ROOT, 'frontend');
const PICTURES = join(FRONTEND, 'e2e', 'pictures');

/** Takes the pictures that `e2e/look.spec.ts` compares anew. Look at each before you commit it. */
await main(async () => {
  checkNode();
  await installWorkspace();
  await ensureJourneyBrowser();
  await run('turbo', ['run', 'build']);
  await run('node_modules/.bin/playwright', ['test', 'look.spec.ts', '--update-snapshots'], {
    cwd: FRONTEND,
    // Some are compared by night alone.
    env: { JOURNEYS: 'all' },
  });
  const sharp = createRequire(join(FRONTEND, 'package.json'))('sharp');
  for (const name of readdirSync(PICTURES)) {
    const file = join(PICTURES, name);
    // 256 colours are enough to compare by, and a quarter of the bytes.
    await writeFile(
      file,
      await sharp(await readFile(file))
        .png({ palette: true, effort: 10 })
        .toBuffer(),
    );
  }
});
