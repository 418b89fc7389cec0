const PARAMETER = 'plugins[i18n][locale]';

/** The language an entry is open in, by the search of its address; absent in a shop of one language. */
export function languageIn(search: string): string | undefined {
  return new URLSearchParams(search).get(PARAMETER) ?? undefined;
}

/** What opens an entry in a language, to be put behind its address. */
export function searchOf(language: string | null | undefined): string {
  return language ? `?${new URLSearchParams({ [PARAMETER]: language })}` : '';
}
