import type { Brand } from './brand';
import { type Grounds, type Shades, toHex } from './colours';
import type { Logo } from './logo';

/** What the pages of the site know of their brand while they are made. Their style sheets have the rest. */
export interface SiteBrand {
  name: string;
  logo: Logo;
  /** Colours for what is drawn without a style sheet, as `#rrggbb`. */
  hex: Record<'paper' | 'wash' | 'edge' | 'ink' | 'accent', Shades>;
  /** What an accent that a marketer sets has to be read on. */
  grounds: Grounds;
  /** How its fonts are called. */
  fonts: Brand['fonts'];
}

/** The part of a brand that the site's build puts into its pages, with its fonts as people call them. */
export function siteBrand({ name, logo, colours }: Brand, fonts: Brand['fonts']): SiteBrand {
  const hex = (of: 'paper' | 'wash' | 'edge' | 'ink' | 'accent') => ({
    light: toHex(colours[of].light),
    dark: toHex(colours[of].dark),
  });
  return {
    name,
    logo,
    hex: {
      paper: hex('paper'),
      wash: hex('wash'),
      edge: hex('edge'),
      ink: hex('ink'),
      accent: hex('accent'),
    },
    grounds: { paper: colours.paper, surface: colours.surface, wash: colours.wash },
    fonts,
  };
}
