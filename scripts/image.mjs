import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { IMAGES, makeImage } from './image-folders.mjs';
import { checkNode, main, Stop } from './toolchain.mjs';

/** Puts what an image holds into a new folder: `node scripts/image.mjs site /out`. The build has to be there already. */
await main(async () => {
  checkNode();
  const [name = '', folder] = process.argv.slice(2);
  const image = IMAGES.find((known) => known === name);
  if (!image || !folder) throw new Stop(`Use: node scripts/image.mjs ${IMAGES.join('|')} <new folder>`);
  if (existsSync(folder)) throw new Stop(`${folder} is there already: name a new folder.`);
  await makeImage(image, resolve(folder));
});
