import type { Colours } from './brand';
import { type Shades, withAlpha } from './colours';

/** A rule with the custom properties of a brand's colours; each follows the colour scheme of the page. */
export function tokensCss(colours: Partial<Colours>, selector = ':root'): string {
  const properties = Object.entries(colours).map(([name, shades]) => `--${name}:${lightDark(shades)}`);
  return `${selector}{${properties.join(';')}}`;
}

/** The shadow under what floats above a page: of its ink on light ground, and on dark ground black. */
export function shadowCss({ ink }: Pick<Colours, 'ink'>): string {
  return `:root{--float:0 12px 32px light-dark(${withAlpha(ink.light, 0.14)}, oklch(0 0 0 / 0.5))}`;
}

/** The same without `light-dark()`, by what the browser prefers alone. */
export function schemeCss(colours: Partial<Colours>, selector = ':root'): string {
  const of = (theme: keyof Shades) =>
    Object.entries(colours)
      .map(([name, shades]) => `--${name}:${shades[theme]}`)
      .join(';');
  return `${selector}{${of('light')}}@media(prefers-color-scheme:dark){${selector}{${of('dark')}}}`;
}

function lightDark({ light, dark }: Shades): string {
  return light === dark ? light : `light-dark(${light}, ${dark})`;
}
