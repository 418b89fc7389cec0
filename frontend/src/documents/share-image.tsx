import { colouredLogo } from '@vitrina/brand/logo';
import { Cover, type CoverColours } from '@vitrina/ui';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { BRAND } from '~/runtime/brand';
import { SHARE_IMAGE_SIZE } from './share-image-size';

/** The picture's renderer knows no variables. */
const { wash, edge, ink, accent } = BRAND.hex;
const COLOURS: CoverColours = { ground: wash.light, hair: edge.light, line: ink.light, accent: accent.light };

/**
 * The cover of an article as a PNG with the shop's mark in its corner. It has no words: the renderer has none of our
 * fonts, and the title is shown beside the picture wherever it is shared.
 */
export function drawShareImage(article: { title: string; topic: string }): Promise<Buffer> {
  const { width, height } = SHARE_IMAGE_SIZE;
  const cover = renderToStaticMarkup(<Cover {...article} colours={COLOURS} />);
  const logo = colouredLogo(BRAND.logo, { ink: COLOURS.line, accent: COLOURS.accent });
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 800 400">
    ${cover}
    <rect x="732" y="332" width="52" height="52" fill="${COLOURS.ground}"/>
    <svg x="738" y="338" width="38" height="38" viewBox="${BRAND.logo.viewBox}">${logo}</svg>
  </svg>`;
  return sharp(Buffer.from(picture)).png({ palette: true, compressionLevel: 9 }).toBuffer();
}
