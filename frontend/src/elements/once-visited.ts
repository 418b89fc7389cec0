/** A page that a browser may make ready before anybody looks at it, if ever (`urls/speculation.ts`). */
export type PageAhead = Pick<Document, 'addEventListener'> & { readonly prerendering?: boolean };

/** Acts at once, or as soon as a visitor has come to a page that was made ready ahead: nothing may be kept or told of a visit before. */
export function onceVisited(act: () => void, page: PageAhead = document): void {
  if (page.prerendering) page.addEventListener('prerenderingchange', act, { once: true });
  else act();
}
