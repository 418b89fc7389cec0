import { onceVisited } from './once-visited';
import { filled } from './reader-words';
import { keepLog, placeIn, readLog, withEnd, withoutPlace, withPlace } from './reading-log';

/** The heading that has passed this part of the screen is the one being read. */
const READ_AT = 0.33;
/** Reading on is written down when the reader rests, not on the way. */
const REST_MS = 400;

/**
 * Keeps in this browser which section of an article is being read, offers a returning reader to go on there, and notes that
 * the end of the text was reached.
 */
class ReadingPlace extends HTMLElement {
  #headings: HTMLElement[] = [];
  /** Where the reader may go on; while that is offered, it stays the kept place until they have come so far. */
  #offered: HTMLElement | undefined;
  /** Who scrolls back from the end has not begun anew. */
  #isFinished = false;
  #rest: ReturnType<typeof setTimeout> | undefined;
  #leave = new AbortController();
  #end: IntersectionObserver | undefined;

  connectedCallback() {
    onceVisited(() => this.#begin());
  }

  #begin() {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    const article = this.closest('article');
    const end = article?.querySelector('[data-text-end]');
    if (!article || !end) return;
    this.#headings = [...article.querySelectorAll<HTMLElement>('h2[id], h3[id]')].filter(
      (heading) => heading.compareDocumentPosition(end) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    this.#offer();
    addEventListener('scroll', () => this.#follow(), { passive: true, signal });
    addEventListener('pagehide', () => this.#keep(), { signal });
    this.#end = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#finish();
    });
    this.#end.observe(end);
  }

  disconnectedCallback() {
    clearTimeout(this.#rest);
    this.#leave.abort();
    this.#end?.disconnect();
  }

  get #article() {
    return this.getAttribute('article') ?? '';
  }

  /** Who follows a link to a section wants that one. */
  #offer() {
    const section = placeIn(readLog(), this.#article);
    const heading = this.#headings.find(({ id }) => id === section);
    const words = this.querySelector<HTMLElement>('[data-section]');
    const link = this.querySelector('a');
    const row = this.querySelector('p');
    if (!heading || !words || !link || !row || location.hash || scrollY > 0) return;
    this.#offered = heading;
    link.href = `#${encodeURIComponent(heading.id)}`;
    words.textContent = filled(words.dataset.section ?? '', { section: heading.textContent?.trim() ?? '' });
    row.hidden = false;
    link.addEventListener('click', () => this.#withdraw());
    this.querySelector('button')?.addEventListener('click', () => {
      keepLog(withoutPlace(readLog(), this.#article));
      this.#withdraw();
    });
  }

  #withdraw() {
    this.#offered = undefined;
    const row = this.querySelector('p');
    if (!row || row.hidden) return;
    const hadFocus = row.contains(document.activeElement);
    row.hidden = true;
    if (hadFocus) this.#focusTitle();
  }

  /** What had the focus is gone: the keyboard goes on from the title, and the screen stays where it is. */
  #focusTitle() {
    const title = document.querySelector<HTMLElement>('h1');
    if (!title) return;
    title.tabIndex = -1;
    title.focus({ preventScroll: true });
  }

  #follow() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => this.#keep(), REST_MS);
  }

  /** At the top nothing is being read yet, and what was kept stays. */
  #keep() {
    clearTimeout(this.#rest);
    const current = this.#headings.findLast(hasPassed);
    if (!current || this.#isFinished) return;
    if (this.#offered && !hasPassed(this.#offered)) return;
    this.#withdraw();
    const log = readLog();
    if (placeIn(log, this.#article) !== current.id) keepLog(withPlace(log, this.#article, current.id));
  }

  #finish() {
    this.#isFinished = true;
    this.#withdraw();
    keepLog(withEnd(readLog(), this.#article));
  }
}

function hasPassed(heading: HTMLElement): boolean {
  return heading.getBoundingClientRect().top <= innerHeight * READ_AT;
}

customElements.define('reading-place', ReadingPlace);
