/** What a journey for the night says of who holds its rule by day (`e2e/by-night.ts`). */
export interface Holder {
  /** The end of its path. */
  file: string;
  /** Of a title in it. */
  words: string | undefined;
}

/** All that the text of a file of journeys names. */
export function holdersIn(text: string): Holder[] {
  return [...text.matchAll(/(['"])([\w./-]+\.(?:test|spec)\.ts)(?:: (.*?))?\1/g)].map(
    ([, , file = '', words]) => ({
      file,
      words,
    }),
  );
}

/** The titles of the journeys of which none runs by day. */
export function titlesByNight(text: string): string[] {
  return [...text.matchAll(/\btest\(\s*(['"`])(.*?)\1,\s*byNight\(/g)].map(([, , title = '']) => title);
}

/** The titles of all. */
export function titlesOf(text: string): string[] {
  return [...text.matchAll(/\btest\(\s*(['"`])(.*?)\1,/g)].map(([, , title = '']) => title);
}

/** The files that the configuration of Playwright leaves to the night, without their ending. */
export function namesByNight(configuration: string): string[] {
  const [, names = ''] = /const NIGHTLY =\s*\/\(([a-z|-]+)\)/.exec(configuration) ?? [];
  return names.split('|');
}
