import { Cover, type CoverColours } from '@vitrina/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { Logo } from './logo';
import { SHARE_IMAGE_SIZE } from './share-image-size';

/** The light theme's `--wash`, `--edge`, `--ink` and `--accent` in sRGB: the picture's renderer knows no variables. */
const COLOURS: CoverColours = { ground: '#f0f4f7', hair: '#878d95', line: '#131b29', accent: '#cf300c' };

/**
 * The cover of an article as a PNG with the shop's mark in its corner. It has no words: the renderer has none of our
 * fonts, and the title is shown beside the picture wherever it is shared.
 */
export function drawShareImage(article: { title: string; topic: string }): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const cover = renderToStaticMarkup(<Cover {...article} colours={COLOURS} />);
  const logo = renderToStaticMarkup(<Logo />).replaceAll('var(--accent)', COLOURS.accent);
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 400">
    ${cover}
    <rect x="732" y="332" width="52" height="52" fill="${COLOURS.ground}"/>
    <g transform="translate(738 338) scale(1.46)" color="${COLOURS.line}">${logo}</g>
  </svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
