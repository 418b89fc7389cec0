import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureProduct } from './own-product.mjs';
import { main } from './toolchain.mjs';

/** Ports and data of its own: a product that is open on this machine is left alone. */
const PORTS = { site: 3280, cms: 1387, sandbox: 4087 };
const DATA = join(tmpdir(), 'vitrina-docs-pictures');

/**
 * Takes the pictures of `docs/images` anew, all or those that are named: `npm run docs:pictures -- home menu`. Look at each before
 * you commit it.
 */
await main(async () => {
  // The browser's own parts, as fields of dates, speak the language of its environment.
  process.env.LANGUAGE = 'ru';
  const names = process.argv.slice(2).filter((name) => !name.startsWith('--'));
  await measureProduct({ data: DATA, ports: PORTS, env: { SHOW_STYLE_GUIDE: 'true' } }, async () => {
    // Loaded here: before the installation the packages behind it may not be there.
    const { takePictures } = await import('../frontend/docs-pictures/take-pictures.mjs');
    const at = (/** @type {number} */ port) => `http://localhost:${port}`;
    const addresses = { site: at(PORTS.site), cms: at(PORTS.cms), sandbox: at(PORTS.sandbox) };
    await takePictures(addresses, names, (name, bytes) =>
      console.log(`• ${name} (${Math.round(bytes / 1000)} kB)`),
    );
  });
});
