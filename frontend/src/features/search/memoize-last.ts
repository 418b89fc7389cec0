import { type Language, spokenLanguage } from '~/messages/language';

/**
 * Makes something anew only when it would be made of other things than last time in this process and in this language. Things are the same
 * when they are the same object: a copy that the site keeps is, until it is asked for anew.
 */
export function memoizeLast<Of extends readonly unknown[], Made>(
  make: (...of: Of) => Made,
): (...of: Of) => Made {
  const last = new Map<Language, { of: Of; made: Made }>();
  return (...of) => {
    const { language } = spokenLanguage();
    const known = last.get(language);
    if (known && isSame(known.of, of)) return known.made;
    const made = make(...of);
    last.set(language, { of, made });
    return made;
  };
}

/** Whether both lists have the same things at the same places. */
export function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((thing, place) => thing === other[place]);
}
