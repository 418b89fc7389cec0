import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { openBrand } from '@vitrina/brand/brand';
import { plateSvg } from '@vitrina/brand/drawings';
import { type PanelBrand, panelBrand } from '@vitrina/brand/panel-brand';
import sharp from 'sharp';

/** Of Vite's settings and of a plugin what is used here; Vite itself is a package of Strapi's. */
interface Settings {
  define?: Record<string, unknown>;
  plugins?: unknown[];
}
type Bundle = Record<string, { type: string; source?: unknown }>;
interface Emits {
  emitFile(file: { type: 'asset'; fileName: string; source: string | Uint8Array }): void;
}

const PAGE = 'index.html';
const TITLE = '<title>Strapi Admin</title>';

/** What is smaller fits into one packet of the network anyway. */
const WORTH_PACKING_BYTES = 1_400;
/** An eighteenth of the work of the best, for a thirteenth more bytes. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Strapi builds its panel with these settings: ours have the brand of the shop (`brand/`). */
export default function settings(strapis: Settings): Settings {
  const brand = openBrand();
  const shown = panelBrand(brand);
  return {
    ...strapis,
    define: { ...strapis.define, PANEL_BRAND: JSON.stringify(shown) },
    plugins: [...(strapis.plugins ?? []), brandedPage(shown, plateSvg(brand)), packedFiles()],
  };
}

/** The page that the panel is loaded by has a title and an icon before there is any script, and `/favicon.ico` is a picture. */
function brandedPage({ name, icon }: PanelBrand, plate: string) {
  return {
    name: 'branded-page',
    apply: 'build',
    // After the plugin of Strapi's that makes the page.
    enforce: 'post',
    async generateBundle(this: Emits, _options: unknown, bundle: Bundle) {
      const page = bundle[PAGE];
      if (typeof page?.source !== 'string' || !page.source.includes(TITLE))
        throw new Error(
          `The page of the panel has no ${TITLE}: after an upgrade of Strapi it would bear its name.`,
        );
      page.source = page.source.replace(
        TITLE,
        () => `<title>${escaped(name)}</title><link rel="icon" type="image/svg+xml" href="${escaped(icon)}">`,
      );
      const source = await sharp(Buffer.from(plate), { density: 300 }).resize(64, 64).png().toBuffer();
      this.emitFile({ type: 'asset', fileName: 'favicon.png', source });
    },
  };
}

/** Beside each file lies the same packed: koa-send, by which Strapi serves them, takes that one where a browser accepts it. */
function packedFiles() {
  return {
    name: 'packed-files',
    apply: 'build',
    async writeBundle({ dir = '' }: { dir?: string }, bundle: Bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(?:js|css)$/.test(name));
      await Promise.all(files.map((name) => pack(join(dir, name))));
    },
  };
}

async function pack(file: string) {
  const content = await readFile(file);
  if (content.length < WORTH_PACKING_BYTES) return;
  const [zipped, brotli] = await Promise.all([
    promisify(gzip)(content, { level: 9 }),
    promisify(brotliCompress)(content, BROTLI),
  ]);
  await Promise.all([writeFile(`${file}.gz`, zipped), writeFile(`${file}.br`, brotli)]);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
