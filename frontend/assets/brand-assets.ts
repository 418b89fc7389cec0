import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Brand } from '@vitrina/brand/brand';
import { iconSvg } from '@vitrina/brand/drawings';
import { siteBrand } from '@vitrina/brand/site-brand';
import { shadowCss, tokensCss } from '@vitrina/brand/tokens';
import { cutShopFonts } from './shop-fonts';

export interface BrandAssets {
  /** What the pages of the site know of the brand, as text. */
  brand: string;
  fontPreloads: string[];
}

/** What the site is built with of a brand: `.assets/brand.css` for its style sheets, fonts and the icon among its public files. */
export async function makeBrandAssets(brand: Brand, root: string): Promise<BrandAssets> {
  const publicFolder = join(root, 'public');
  const { css, preloads, names } = await cutShopFonts(brand.fonts, publicFolder);
  await mkdir(join(root, '.assets'), { recursive: true });
  await writeFile(
    join(root, '.assets', 'brand.css'),
    [tokensCss(brand.colours), shadowCss(brand.colours), css, ''].join('\n'),
  );
  await writeFile(join(publicFolder, 'icon.svg'), iconSvg(brand));
  return { brand: JSON.stringify(siteBrand(brand, names)), fontPreloads: preloads };
}
