/**
 * Runs on pages of a shop with counters: asks a visitor about them, and loads them when they may count. It stands before the
 * scripts that tell what happens, so that it hears all of it.
 */
import { isDraft } from '~/elements/is-draft';
import { onceVisited } from '~/elements/once-visited';
import { onSiteEvent, type SiteEvent } from '~/elements/site-events';
import { allowedCounters, type Consent, keepConsent, mustAsk, readConsent } from './consent';
import { type CounterSettings, countersIn, countersToAskFor } from './counter-settings';
import type { Counters } from './counters';
import { removeIdentifiers } from './remove-identifiers';

class CounterConsent extends HTMLElement {
  /** Of this page, for counters that are allowed on it later. */
  readonly #heard: SiteEvent[] = [];
  /** What counts here already. */
  #started: CounterSettings = {};
  readonly #counters: Promise<Counters>[] = [];
  #opener: HTMLElement | undefined;

  connectedCallback() {
    // A draft is looked at by its editors.
    if (!isDraft(location.pathname)) onceVisited(() => this.#begin());
  }

  #begin() {
    onSiteEvent((event) => this.#hear(event));
    const consent = readConsent(document.cookie);
    this.#follow(consent);
    if (mustAsk(this.#settings, consent)) this.#show(true);
    this.#offerSettings();
    this.addEventListener('click', ({ target }) => {
      const answer =
        target instanceof Element && target.closest<HTMLElement>('[data-answer]')?.dataset.answer;
      if (answer) this.#answer(answer === 'yes');
    });
  }

  #hear(event: SiteEvent) {
    this.#heard.push(event);
    // Whoever has taken their consent back in another tab is heard by nobody here.
    const allowed = countersIn(allowedCounters(this.#settings, readConsent(document.cookie)));
    if (!countersIn(this.#started).every((counter) => allowed.includes(counter))) return;
    for (const counters of this.#counters) counters.then((one) => one.hear(event)).catch(() => undefined);
  }

  #answer(isGiven: boolean) {
    const asked = countersToAskFor(this.#settings);
    const consent: Exclude<Consent, undefined> = isGiven ? { isGiven, to: asked } : { isGiven };
    keepConsent(document, consent, location.protocol === 'https:');
    this.#show(false);
    this.#opener?.focus();
    this.#opener = undefined;
    if (isGiven || !countersIn(this.#started).some((counter) => asked.includes(counter))) {
      this.#follow(consent);
      return;
    }
    // Their scripts are on the page and may go on by themselves, until it is another page.
    void Promise.allSettled(this.#counters).then((loaded) => {
      for (const one of loaded) if (one.status === 'fulfilled') one.value.stop();
      this.#forget();
      location.reload();
    });
  }

  #follow(consent: Consent) {
    // An answer ends one day, and what was kept for the counters with it.
    if (!consent?.isGiven) this.#forget();
    const allowed = Object.entries(allowedCounters(this.#settings, consent));
    const added: CounterSettings = Object.fromEntries(allowed.filter(([name]) => !(name in this.#started)));
    if (countersIn(added).length === 0) return;
    this.#started = { ...this.#started, ...added };
    const before = [...this.#heard];
    const begun = import(this.getAttribute('module') ?? '').then(
      ({ startCounters }: typeof import('./counters')) => {
        const counters = startCounters(added);
        for (const event of before) counters.hear(event);
        return counters;
      },
    );
    // A blocker may keep it away: then nobody counts.
    begun.catch(() => undefined);
    this.#counters.push(begun);
  }

  #forget() {
    removeIdentifiers(document, location.hostname, keptHere());
  }

  #offerSettings() {
    if (!this.#bar) return;
    for (const button of document.querySelectorAll<HTMLElement>('[data-counter-settings]')) {
      button.hidden = false;
      button.addEventListener('click', () => {
        this.#opener = button;
        this.#show(true);
        this.#bar?.focus();
      });
    }
  }

  #show(isShown: boolean) {
    const bar = this.#bar;
    if (!bar) return;
    const consent = readConsent(document.cookie);
    const words = consent && (consent.isGiven ? bar.dataset.given : bar.dataset.refused);
    const chosen = bar.querySelector('[data-chosen]');
    if (chosen) chosen.textContent = words ?? '';
    bar.hidden = !isShown;
    // Neither what has the focus nor the end of the page must lie under it.
    const room = isShown ? `${bar.offsetHeight}px` : '';
    document.documentElement.style.scrollPaddingBottom = room;
    document.body.style.paddingBottom = room;
  }

  /** Only where there is something to ask. */
  get #bar(): HTMLElement | null {
    return this.querySelector('section');
  }

  get #settings(): CounterSettings {
    return JSON.parse(this.getAttribute('settings') ?? '{}');
  }
}

function keptHere(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}

customElements.define('counter-consent', CounterConsent);
