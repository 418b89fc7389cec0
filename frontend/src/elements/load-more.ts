import { filled } from './reader-words';

/** A list asks for its next part when so much of it is left below the screen (rule R100). */
const AHEAD_PX = { phone: 200, desktop: 400 };
const PHONE = '(max-width: 762px)';
/** After so many parts the reader says so: whoever wants to see the end of the page has to come to it. */
const MOST_BY_ITSELF = 3;

/**
 * A list whose next part comes when its end is near. Each part is a page of its own, to which the link at the end leads: without
 * scripts, and after a failure, the reader follows it. `loaded` is what is heard of a part, with its `{count}` of entries.
 */
class LoadMore extends HTMLElement {
  #observer: IntersectionObserver | undefined;
  /** Heard, not seen: who reads on sees the entries themselves. */
  readonly #told = document.createElement('p');
  #loaded = 0;
  #isBusy = false;

  connectedCallback() {
    this.#told.className = 'sr-only';
    this.#told.ariaLive = 'polite';
    this.append(this.#told);
    const ahead = matchMedia(PHONE).matches ? AHEAD_PX.phone : AHEAD_PX.desktop;
    this.#observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting) && this.#loaded < MOST_BY_ITSELF)
          void this.#load();
      },
      { rootMargin: `0px 0px ${ahead}px` },
    );
    this.#watch();
    this.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('a') !== this.#next()) return;
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      void this.#load(true);
    });
  }

  disconnectedCallback() {
    this.#observer?.disconnect();
  }

  #next(): HTMLAnchorElement | null {
    return this.querySelector<HTMLAnchorElement>(':scope > nav a[rel=next]');
  }

  #watch() {
    this.#observer?.disconnect();
    const next = this.#next();
    if (next) this.#observer?.observe(next);
  }

  async #load(isAsked = false) {
    const next = this.#next();
    if (!next || this.#isBusy) return;
    this.#isBusy = true;
    next.setAttribute('aria-busy', 'true');
    const part = await partAt(next.href);
    next.removeAttribute('aria-busy');
    this.#isBusy = false;
    if (!part) {
      if (isAsked) location.assign(next.href);
      return;
    }
    this.#loaded = isAsked ? 0 : this.#loaded + 1;
    this.#append(part, isAsked);
    this.#watch();
  }

  #append(part: Element, isAsked: boolean) {
    const entries = [...part.querySelectorAll(':scope > ul > li')].map((entry) => document.adoptNode(entry));
    this.querySelector(':scope > ul')?.append(...entries);
    this.#next()?.replaceWith(
      ...(part.querySelector(':scope > nav')?.querySelectorAll('a[rel=next], span') ?? []),
    );
    // The link with the focus is gone: a keyboard goes on at the first of the new ones.
    if (isAsked) entries[0]?.querySelector<HTMLElement>('a')?.focus();
    this.#told.textContent = filled(this.getAttribute('loaded') ?? '', { count: entries.length });
  }
}

/** The list of another page, or nothing when it cannot be had. */
async function partAt(address: string): Promise<Element | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector('load-more');
  } catch {
    return null;
  }
}

customElements.define('load-more', LoadMore);
