import { type ChosenBasis, shownPriceBasis } from './price-basis';

/** What the site finds for a query, as `GET /api/search` answers it. */
export interface PaletteAnswer {
  groups: { title: string; note: string; hits: PaletteHit[] }[];
  /** Servers that the query describes, where it describes any. */
  servers: { title: string; note: string; href: string }[];
  /** What their prices are prices of, as the note of a group says it of those in it. */
  serversNote: string;
  /** What cannot be searched now. */
  missing: string[];
}

interface PaletteHit {
  title: { text: string; isMatch: boolean }[];
  note: string;
  href: string;
}

/** An entry of the list: an address to go to, or what is done at once. */
interface Entry {
  title: { text: string; isMatch: boolean }[];
  note?: string;
  href?: string;
  act?: () => void;
}

const PAUSE_MS = 120;
const LONGEST_WAIT_MS = 4_000;
const MOST_COMMANDS_BESIDE_HITS = 4;
const MOST_KEPT_ANSWERS = 30;

/**
 * Search and commands over the page, by Ctrl+K or ⌘K. The commands are the links of the site's own menu; what else is found
 * the site is asked for. Its field stands in a form that leads to the page of search: Enter with nothing chosen goes there.
 */
class CommandPalette extends HTMLElement {
  /** By the request: prices and orders are of a basis, and another may be chosen meanwhile. */
  readonly #answers = new Map<string, PaletteAnswer>();
  #asking: AbortController | undefined;
  #pause: ReturnType<typeof setTimeout> | undefined;
  #chosen = -1;

  connectedCallback() {
    showHints();
    document.addEventListener('keydown', this.#onShortcut);
    this.#field.addEventListener('input', () => this.#search());
    this.#field.addEventListener('keydown', (event) => this.#onKey(event));
    this.#dialog.addEventListener('close', () => this.#stop());
    // The list must not take the focus from the field.
    this.#list.addEventListener('pointerdown', (event) => event.preventDefault());
  }

  disconnectedCallback() {
    document.removeEventListener('keydown', this.#onShortcut);
    this.#stop();
  }

  /** By the key and not by its letter, which is «л» on a Russian layout. */
  readonly #onShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.code === 'KeyK' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || event.altKey || event.shiftKey) return;
    if (this.#dialog.open) this.#dialog.close();
    // Over another dialog it would hide what that one asks.
    else if (!document.querySelector('dialog[open]:modal')) this.#open();
    else return;
    event.preventDefault();
  };

  #open() {
    this.#dialog.showModal();
    this.#field.select();
    this.#search();
  }

  #stop() {
    clearTimeout(this.#pause);
    this.#asking?.abort();
  }

  #search() {
    this.#stop();
    const query = this.#field.value.trim();
    const known = this.#answers.get(requestOf(query, shownPriceBasis()));
    this.#show(query, known);
    this.#say('');
    if (query && !known) this.#pause = setTimeout(() => void this.#ask(query), PAUSE_MS);
  }

  async #ask(query: string) {
    const asking = new AbortController();
    this.#asking = asking;
    const request = requestOf(query, shownPriceBasis());
    const answer = await answerTo(
      request,
      AbortSignal.any([asking.signal, AbortSignal.timeout(LONGEST_WAIT_MS)]),
    );
    if (asking.signal.aborted) return;
    if (!answer) {
      this.#say(this.getAttribute('failure') ?? '');
      return;
    }
    this.#show(query, answer);
    if (answer.missing.length > 0) {
      // It may be there at the next key.
      this.#say(this.getAttribute('partial') ?? '');
      return;
    }
    if (this.#answers.size >= MOST_KEPT_ANSWERS) this.#answers.clear();
    this.#answers.set(request, answer);
    if (this.#options.length === 0) this.#say(this.getAttribute('nothing') ?? '');
  }

  #show(query: string, answer: PaletteAnswer | undefined) {
    const own = commands(query);
    this.#list.replaceChildren(
      ...group(this.getAttribute('servers') ?? '', (answer?.servers ?? []).map(toEntry), answer?.serversNote),
      ...(answer?.groups ?? []).flatMap(({ title, note, hits }) => group(title, hits, note)),
      ...group(this.getAttribute('commands') ?? '', query ? own.slice(0, MOST_COMMANDS_BESIDE_HITS) : own),
    );
    for (const [place, option] of this.#options.entries()) {
      option.id = `${this.#list.id}-${place}`;
      option.addEventListener('pointermove', () => this.#choose(place));
      option.addEventListener('click', () => this.#dialog.close());
    }
    this.#choose(query && this.#options.length > 0 && answer ? 0 : -1);
  }

  #onKey(event: KeyboardEvent) {
    if (event.isComposing) return;
    const last = this.#options.length - 1;
    const next = { ArrowDown: this.#chosen + 1, ArrowUp: this.#chosen - 1 }[event.key];
    if (next !== undefined && last >= 0) this.#choose(next < 0 ? last : next > last ? 0 : next);
    else if (event.key === 'Enter' && this.#chosen >= 0) this.#options[this.#chosen]?.click();
    else return;
    event.preventDefault();
  }

  #choose(place: number) {
    this.#chosen = place;
    for (const [at, option] of this.#options.entries()) option.ariaSelected = String(at === place);
    const option = this.#options[place];
    option?.scrollIntoView({ block: 'nearest' });
    if (option) this.#field.setAttribute('aria-activedescendant', option.id);
    else this.#field.removeAttribute('aria-activedescendant');
  }

  #say(words: string) {
    const status = this.querySelector('[role=status]');
    if (status && status.textContent !== words) status.textContent = words;
  }

  get #dialog(): HTMLDialogElement {
    return this.querySelector('dialog') ?? document.createElement('dialog');
  }

  get #field(): HTMLInputElement {
    return this.querySelector('input') ?? document.createElement('input');
  }

  get #list(): HTMLElement {
    return this.querySelector<HTMLElement>('[role=listbox]') ?? this;
  }

  get #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }
}

/** What the site is asked: a query, and in which basis its prices are shown here. */
export function requestOf(query: string, { period, hasIp }: ChosenBasis): string {
  const asked = new URLSearchParams({ q: query });
  if (period) asked.set('period', period);
  if (!hasIp) asked.set('is_floating_ip', 'false');
  return `${document.documentElement.dataset.prefix ?? ''}/api/search?${asked}`;
}

/** What the site finds, or nothing when it does not answer. */
async function answerTo(request: string, signal: AbortSignal): Promise<PaletteAnswer | undefined> {
  try {
    const response = await fetch(request, { signal });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Where the menu of the site leads, and the other theme; with a query what begins a word as it does. */
function commands(query: string): Entry[] {
  const entries = new Map<string, Entry>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#site-drawer a[href]')) {
    // What depends on the visitor stands there twice, and one of both is hidden.
    if (getComputedStyle(link).display === 'none') continue;
    const title = link.textContent.trim();
    entries.set(title, { title: plain(title), href: link.href });
  }
  const theme = document.querySelector<HTMLElement>('theme-switch button');
  const title = theme?.ariaLabel;
  if (theme && title) entries.set(title, { title: plain(title), act: () => theme.click() });
  const asked = folded(query);
  return [...entries]
    .filter(([name]) => !asked || ` ${folded(name)}`.includes(` ${asked}`))
    .map(([, entry]) => entry);
}

function group(title: string, entries: readonly Entry[], note = ''): HTMLElement[] {
  if (entries.length === 0) return [];
  const box = document.createElement('div');
  box.role = 'group';
  const name = note ? `${title}. ${note}` : title;
  box.ariaLabel = name;
  const head = document.createElement('p');
  head.ariaHidden = 'true';
  head.textContent = name;
  box.append(head, ...entries.map(option));
  return [box];
}

function option({ title, note, href, act }: Entry): HTMLElement {
  const entry = href === undefined ? document.createElement('div') : document.createElement('a');
  if (href !== undefined) entry.setAttribute('href', href);
  if (act) entry.addEventListener('click', act);
  entry.role = 'option';
  entry.tabIndex = -1;
  const name = document.createElement('span');
  name.append(...title.map(({ text, isMatch }) => (isMatch ? marked(text) : text)));
  entry.append(name);
  if (note) entry.append(Object.assign(document.createElement('small'), { textContent: note }));
  return entry;
}

function marked(text: string): HTMLElement {
  return Object.assign(document.createElement('mark'), { textContent: text });
}

function toEntry({ title, ...entry }: { title: string; note: string; href: string }): Entry {
  return { ...entry, title: plain(title) };
}

function plain(text: string) {
  return [{ text, isMatch: false }];
}

function folded(text: string): string {
  return text.trim().toLowerCase().replaceAll('ё', 'е');
}

/** The shortcut is told only where a script answers it. */
function showHints() {
  const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);
  for (const hint of document.querySelectorAll<HTMLElement>('[data-palette-hint]')) {
    if (isMac) hint.textContent = '⌘K';
    hint.hidden = false;
  }
}

customElements.define('command-palette', CommandPalette);
