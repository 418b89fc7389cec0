import { keepLog, placeIn, readLog, withEnd, withPlace } from './reading-log';

/** The heading that has passed this part of the screen is the one being read. */
const READ_AT = 0.33;
/** Reading on is written down when the reader rests, not on the way. */
const REST_MS = 400;

/**
 * Stands where the text of an article ends. Keeps in this browser which section is being read, offers a returning reader to go
 * on there, and notes that the end was reached.
 */
class ReadingPlace extends HTMLElement {
  #headings: HTMLElement[] = [];
  #rest: ReturnType<typeof setTimeout> | undefined;
  #leave = new AbortController();
  #end: IntersectionObserver | undefined;

  connectedCallback() {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    this.#headings = [...(this.parentElement?.querySelectorAll<HTMLElement>('h2[id], h3[id]') ?? [])].filter(
      (heading) => heading.compareDocumentPosition(this) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    this.#offer();
    addEventListener('scroll', () => this.#follow(), { passive: true, signal });
    addEventListener('pagehide', () => this.#keep(), { signal });
    this.#end = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#finish();
    });
    this.#end.observe(this);
  }

  disconnectedCallback() {
    clearTimeout(this.#rest);
    this.#leave.abort();
    this.#end?.disconnect();
  }

  get #article() {
    return this.getAttribute('article') ?? '';
  }

  get #offered() {
    return this.querySelector('p');
  }

  /** Who follows a link to a section wants that one. */
  #offer() {
    const section = placeIn(readLog(), this.#article);
    const heading = this.#headings.find(({ id }) => id === section);
    const link = this.querySelector('a');
    const words = this.querySelector('[data-section]');
    if (!heading || !link || !words || !this.#offered || location.hash || scrollY > 0) return;
    link.href = `#${encodeURIComponent(heading.id)}`;
    words.textContent = `Продолжить: «${wordsOf(heading)}»`;
    this.#offered.hidden = false;
    const hide = () => this.#hide();
    link.addEventListener('click', hide);
    this.querySelector('button')?.addEventListener('click', hide);
  }

  #hide() {
    if (this.#offered) this.#offered.hidden = true;
  }

  #follow() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#keep(), REST_MS);
  }

  /** At the top nothing is being read yet, and what was kept stays. */
  #keep() {
    clearTimeout(this.#rest);
    if (this.#isRead) return;
    const section = this.#current?.id;
    const log = readLog();
    if (!section || placeIn(log, this.#article) === section) return;
    if (this.#reached(placeIn(log, this.#article))) this.#hide();
    keepLog(withPlace(log, this.#article, section));
  }

  get #current() {
    return this.#headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight * READ_AT);
  }

  #reached(section: string | undefined) {
    const heading = this.#headings.find(({ id }) => id === section);
    return heading !== undefined && heading.getBoundingClientRect().top <= innerHeight * READ_AT;
  }

  get #isRead() {
    return this.getBoundingClientRect().top <= innerHeight;
  }

  #finish() {
    this.#hide();
    keepLog(withEnd(readLog(), this.#article));
  }
}

/** A heading holds a link to itself, which has no words. */
function wordsOf(heading: HTMLElement): string {
  return (heading.textContent ?? '').replace(/#/g, '').trim();
}

customElements.define('reading-place', ReadingPlace);
