import { countInWords, filled, type RatingWords, ratingInWords } from './reader-words';
import { starsAt } from './stars-at';
import { withoutMoving } from './without-moving';

interface Figures {
  views: number;
  votes: number;
  rating: number | null;
  mine: number | null;
}

/** Arrows choose on their way; what they come to rest on is the vote. */
const REST_MS = 700;
/** A page that is seen so long is read, and not passed by. */
const SEEN_MS = 1_000;
/** The site itself answers within three seconds. */
const LONGEST_WAIT_MS = 10_000;
/** A reader who comes back to a page within half an hour is the same reading. */
const ONE_READING_MS = 30 * 60_000;

/**
 * The rating of an article: the stars under a pointer are a preview, those that are clicked go to the site, and then they are the
 * reader's own (rule R97). Once the page has been seen it tells so, and shows the figures it hears. Its words stand in `words`.
 */
class ArticleRating extends HTMLElement {
  #form: HTMLFormElement | null = null;
  #resting: ReturnType<typeof setTimeout> | undefined;
  #wished: number | undefined;
  #own: number | undefined;
  #isSending = false;
  #isByPointer = false;

  connectedCallback() {
    this.#form = this.querySelector('form');
    const row = this.querySelector<HTMLElement>('.rating-stars');
    if (!this.#form || !row) return;
    row.addEventListener('pointermove', (event) => {
      // Where fingers choose, the stars are larger, and a mouse beside them previews nothing.
      if (event.pointerType === 'mouse' && matchMedia('(pointer: fine)').matches)
        light(row, starsAt(event.clientX - row.getBoundingClientRect().left));
    });
    row.addEventListener('pointerleave', () => light(row, undefined));
    this.addEventListener('pointerdown', () => this.#noteMeans(true));
    this.addEventListener('keydown', () => this.#noteMeans(false));
    // Beside the stars, within the row.
    row.addEventListener('click', ({ target, clientX }) => {
      if (target === row) this.#choose(starsAt(clientX - row.getBoundingClientRect().left));
    });
    this.#form.addEventListener('change', () => this.#restOnChosen());
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#vote();
    });
    whenSeen(() => void this.#tellReading());
  }

  get #words(): RatingWords {
    return JSON.parse(this.getAttribute('words') ?? '');
  }

  get #article(): string {
    return this.getAttribute('article') ?? '';
  }

  #noteMeans(isByPointer: boolean) {
    this.#isByPointer = isByPointer;
  }

  #choose(stars: number) {
    this.#check(stars);
    this.#vote();
  }

  #restOnChosen() {
    clearTimeout(this.#resting);
    if (this.#isByPointer) this.#vote();
    else this.#resting = setTimeout(() => this.#vote(), REST_MS);
  }

  #vote() {
    clearTimeout(this.#resting);
    const chosen = this.querySelector<HTMLInputElement>('input[name=stars]:checked');
    if (!chosen) return;
    this.#wished = Number(chosen.value);
    if (!this.#isSending) void this.#send();
  }

  /** One vote at a time, and after it only the last of those that were wished meanwhile. */
  async #send() {
    this.#isSending = true;
    this.dataset.state = 'clicked';
    while (this.#wished !== undefined) {
      const stars = this.#wished;
      this.#wished = undefined;
      const answer = await ask(this.#form?.action ?? '', { article: this.#article, stars });
      if (this.#wished !== undefined) continue;
      if (answer.figures) this.#showOwn(answer.figures, stars);
      else this.#takeBack(answer.error ?? this.#words.noConnection);
    }
    this.#isSending = false;
  }

  #showOwn(figures: Figures, stars: number) {
    this.#own = stars;
    this.dataset.state = 'selected';
    this.#show(figures);
    this.#say(filled(this.#words.thanks, { stars }));
  }

  #takeBack(words: string) {
    this.#check(this.#own);
    if (this.#own) this.dataset.state = 'selected';
    else delete this.dataset.state;
    this.#say(words);
  }

  async #tellReading() {
    const { figures } = await ask('/api/article-views', {
      article: this.#article,
      isNew: isNew(this.#article),
    });
    if (!figures) return;
    noteReading(this.#article);
    const seen = countInWords(figures.views, this.#words.views);
    for (const views of document.querySelectorAll<HTMLElement>('[data-article-views]')) {
      const { textContent, hidden } = views;
      withoutMoving(
        () => Object.assign(views, { textContent: seen, hidden: figures.views === 0 }),
        () => Object.assign(views, { textContent, hidden }),
      );
    }
    // Whoever has chosen meanwhile sees what they have chosen.
    if (this.#isSending || this.#own || this.#resting) return;
    this.#show(figures);
    if (!figures.mine) return;
    this.#own = figures.mine;
    this.#check(figures.mine);
    this.dataset.state = 'selected';
    this.#put('[data-own]', filled(this.#words.own, { stars: figures.mine }));
  }

  #show(figures: Figures) {
    this.#put('[data-summary]', ratingInWords(figures, this.#words));
  }

  #say(words: string) {
    this.#put('[data-own]', '');
    this.#put('[role=status]', words);
  }

  #put(selector: string, words: string) {
    const place = this.querySelector(selector);
    if (place) place.textContent = words;
  }

  #check(stars: number | undefined) {
    for (const input of this.querySelectorAll<HTMLInputElement>('input[name=stars]'))
      input.checked = Number(input.value) === stars;
  }
}

/** Lights so many stars instead of those that are chosen. */
function light(row: HTMLElement, stars: number | undefined) {
  row.toggleAttribute('data-preview', stars !== undefined);
  for (const [index, star] of [...row.children].entries())
    star.toggleAttribute('data-lit', index < (stars ?? 0));
}

function whenSeen(tell: () => void) {
  const begin = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', begin);
    setTimeout(tell, SEEN_MS);
  };
  document.addEventListener('visibilitychange', begin);
  begin();
}

async function ask(address: string, question: object): Promise<{ figures?: Figures; error?: string }> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(question),
      keepalive: true,
      signal: AbortSignal.timeout(LONGEST_WAIT_MS),
    });
    if (response.status === 204) return {};
    const answer = await response.json();
    return response.ok ? { figures: answer } : answer;
  } catch {
    return {};
  }
}

function keyOf(article: string): string {
  return `vitrina-read:${article}`;
}

function isNew(article: string): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(keyOf(article))) > ONE_READING_MS;
  } catch {
    // Where nothing may be kept, every reading is a new one; the site counts only so many of a network.
    return true;
  }
}

function noteReading(article: string) {
  try {
    sessionStorage.setItem(keyOf(article), `${Date.now()}`);
  } catch {
    // See above.
  }
}

customElements.define('article-rating', ArticleRating);
