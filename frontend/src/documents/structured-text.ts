/** JSON that can stand inside a script: names come from the CMS and the provider, and must not end it. */
export function structuredText(thing: object): string {
  return JSON.stringify(thing)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
