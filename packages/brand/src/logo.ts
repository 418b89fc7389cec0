/** A drawing in two colours: `currentColor`, and the accent where it says `var(--accent)`. */
export interface Logo {
  /** What stands within `<svg>`. */
  drawing: string;
  viewBox: string;
}

/** In colours of its own, for renderers that know neither variables nor the colour of a text. */
export function colouredLogo({ drawing }: Logo, colours: { ink: string; accent: string }): string {
  return drawing.replaceAll('currentColor', colours.ink).replaceAll('var(--accent)', colours.accent);
}
