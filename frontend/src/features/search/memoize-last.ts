import { type Language, spokenLanguage } from '~/messages/language';

/**
 * Makes something anew only when it would be made of other things than last time in this process and in this language. Whatever `make` reads must be
 * among its arguments, or stay as it is while the process runs. Arguments are compared as objects: what the site keeps is the same object until it is
 * asked for anew, and so is what is made of it, which nobody may change.
 */
export function memoizeLast<Of extends readonly unknown[], Made>(
  make: (...of: Of) => Made,
): (...of: Of) => Made {
  const last = new Map<Language, { of: Of; made: Made }>();
  return (...of) => {
    const { language } = spokenLanguage();
    const known = last.get(language);
    if (known && hasSameThings(known.of, of)) return known.made;
    const made = make(...of);
    last.set(language, { of, made });
    return made;
  };
}

/** Whether both lists have the same objects at the same places. */
export function hasSameThings(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((thing, place) => thing === other[place]);
}
