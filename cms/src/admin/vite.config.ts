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

/** Strapi builds its panel with these settings: ours have the brand of the shop (`brand/`). */
export default function settings(strapis: Settings): Settings {
  const brand = openBrand();
  const shown = panelBrand(brand);
  return {
    ...strapis,
    define: { ...strapis.define, PANEL_BRAND: JSON.stringify(shown) },
    plugins: [...(strapis.plugins ?? []), brandedPage(shown, plateSvg(brand))],
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
