import type { Brand } from './brand';
import { toHex } from './colours';
import { colouredLogo } from './logo';

/** The icon of a window or a bookmark: the logo on whatever ground the browser has. */
export function iconSvg({ name, colours, logo }: Brand): string {
  const drawing = logo.drawing.replaceAll('var(--accent)', toHex(colours.accent.light));
  const style = `svg{color:${toHex(colours.ink.light)}}@media(prefers-color-scheme:dark){svg{color:${toHex(colours.ink.dark)}}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${logo.viewBox}"><title>${escaped(name)}</title><style>${style}</style>${drawing}</svg>`;
}

/** The logo on a plate of its own, where the theme of a page is not that of the browser: Strapi's panel. */
export function plateSvg({ name, colours, logo }: Brand): string {
  const drawing = colouredLogo(logo, { ink: toHex(colours.ink.dark), accent: toHex(colours.accent.dark) });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><title>${escaped(name)}</title><rect width="40" height="40" rx="9" fill="${toHex(colours.ink.light)}"/><svg x="7" y="7" width="26" height="26" viewBox="${logo.viewBox}">${drawing}</svg></svg>`;
}

/** A drawing as an address, for what wants one. */
export function svgAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
