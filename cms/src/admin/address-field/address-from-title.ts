import { slugify } from 'transliteration';

/** Longer ones are cut at a word: nobody reads an address to its end. */
const LONGEST = 80;

/** What is typed, and what the form began from. */
export interface TypedAddress {
  title: string;
  /** The title before the last change. */
  formerTitle: string;
  address: string;
  /** As the entry was last saved; empty for a new one. An address that is saved may have been shown, and never changes by itself. */
  saved: { title: string; address: string };
}

/**
 * The address that goes with a changed title: of an entry that has none yet, and until somebody writes another by hand. Nothing
 * when the address stays as it is.
 */
export function followedAddress({ title, formerTitle, address, saved }: TypedAddress): string | undefined {
  // A form that has just been filled with what is saved was not typed into.
  if (saved.address !== '' || title === formerTitle || title === saved.title) return undefined;
  if (address !== '' && address !== addressFrom(formerTitle)) return undefined;
  const followed = addressFrom(title);
  return followed === address ? undefined : followed;
}

/** A title in Latin letters, as the site makes anchors of headings (rule R95). */
export function addressFrom(title: string): string {
  const whole = slugify(title, { allowedChars: 'a-zA-Z0-9' });
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > 0 ? end : LONGEST);
}
