export type ButtonKind = 'primary' | 'quiet' | 'plain';

/** `usual` is 44 px high, `large` is for the one action of a screen. */
export type ButtonSize = keyof typeof SIZES;

/** Utilities of `styles.css`: a price list has a button in every line, and a page would hold their properties as often. */
const KINDS: Record<ButtonKind, string> = {
  primary: 'button-primary',
  quiet: 'button-quiet',
  plain: 'button-plain',
};

const SIZES = { usual: 'button-usual', large: 'button-large' };

/** Classes of a button. A link that acts like one wears them too, so they can be had without the component. */
export function buttonClass(kind: ButtonKind = 'primary', size: ButtonSize = 'usual'): string {
  return `button ${SIZES[size]} ${KINDS[kind]}`;
}
