import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSources, unpinned, withDigest } from './supply-chain.mjs';
import { main, ROOT, run, Stop } from './toolchain.mjs';

/** Asks the registry for the digest of every base image that has none, and writes it behind its version. Docker asks; no image is fetched. */
await main(async () => {
  for (const image of new Set(unpinned().map((one) => one.image))) {
    const told = await run('docker', [
      ...['buildx', 'imagetools', 'inspect', '--format', '{{.Manifest.Digest}}'],
      image,
    ]);
    const [digest] = /sha256:[0-9a-f]{64}/.exec(told) ?? [];
    if (!digest) throw new Stop(`Docker did not tell the digest of ${image}: ${told}`);
    for (const [file, text] of Object.entries(imageSources()))
      writeFileSync(join(ROOT, file), withDigest(text, image, digest));
    console.log(`${image} is ${digest}`);
  }
});
