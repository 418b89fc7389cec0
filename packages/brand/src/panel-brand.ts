import type { Brand } from './brand';
import { panelColours } from './colours';
import { iconSvg, plateSvg, svgAddress } from './drawings';

/** What Strapi's panel is built with of a brand. */
export interface PanelBrand {
  name: string;
  /** By Strapi's names for shades. */
  colours: { light: Record<string, string>; dark: Record<string, string> };
  /** Addresses of drawings: the logo beside the menu, and the icon of the window. */
  logo: string;
  icon: string;
}

/** The part of a brand that the panel's build puts into it, worked out before, so that no browser loads what works with colours. */
export function panelBrand(brand: Brand): PanelBrand {
  return {
    name: brand.name,
    colours: panelColours(brand.panel),
    logo: svgAddress(plateSvg(brand)),
    icon: svgAddress(iconSvg(brand)),
  };
}
