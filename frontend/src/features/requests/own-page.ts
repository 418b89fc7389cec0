const LONGEST = 500;

/** An address of this site, or nothing: others have no business in a request. */
export function ownPage(from: string | null): string {
  return from !== null && from.length <= LONGEST && /^\/(?![/\\])/.test(from) ? from : '';
}
