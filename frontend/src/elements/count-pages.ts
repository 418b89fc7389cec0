/** Of a browser, what tells that a visitor comes to a page. */
export interface VisitedPage {
  readonly location: { readonly pathname: string };
  /** The page is only made ready; nobody looks at it yet, if ever. */
  readonly document: EventTarget & { readonly prerendering?: boolean };
  readonly history: Pick<History, 'pushState' | 'replaceState'>;
  readonly navigation?: EventTarget | undefined;
  addEventListener(type: string, listener: (event: Event) => void): void;
}

/**
 * Tells every page a visitor comes to, once: with its load, when the browser brings it back whole, and when a page goes
 * on to another path in place. An address that only says more of what is chosen is the same page.
 */
export function countPages(page: VisitedPage, tell: (path: string) => void): void {
  let told: string | undefined;
  const tellPage = () => {
    const { pathname } = page.location;
    if (page.document.prerendering || pathname === told) return;
    told = pathname;
    tell(pathname);
  };

  tellPage();
  page.document.addEventListener('prerenderingchange', tellPage);
  page.addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || !event.persisted) return;
    told = undefined;
    tellPage();
  });
  if (page.navigation) page.navigation.addEventListener('currententrychange', tellPage);
  else followHistory(page, tellPage);
}

/** Older browsers tell of the way back and forth only. */
function followHistory({ history, addEventListener }: VisitedPage, tellPage: () => void) {
  addEventListener('popstate', tellPage);
  for (const method of ['pushState', 'replaceState'] as const) {
    const change = history[method].bind(history);
    history[method] = (...entry: Parameters<History['pushState']>) => {
      change(...entry);
      tellPage();
    };
  }
}
