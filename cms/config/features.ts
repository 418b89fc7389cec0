/** The redesigned library speaks English only so far; the former one is whole, in Russian, and knows focal points too. */
export default { useLegacyMediaLibrary: true };
