import { filled } from './reader-words';
import { LOG_CHANGED, readLog } from './reading-log';

/** Marks the parts of a series that this browser knows to be read to the end, and counts them. */
class SeriesProgress extends HTMLElement {
  #leave = new AbortController();

  connectedCallback() {
    this.#leave = new AbortController();
    const { signal } = this.#leave;
    addEventListener(LOG_CHANGED, () => this.#show(), { signal });
    // Another tab reads on, and who goes back finds this page as it was left.
    for (const event of ['storage', 'pageshow']) addEventListener(event, () => this.#show(), { signal });
    this.#show();
  }

  disconnectedCallback() {
    this.#leave.abort();
  }

  #show() {
    const read = new Set(readLog().read);
    const parts = [...this.querySelectorAll<HTMLElement>('[data-part]')];
    const isRead = (part: HTMLElement) => read.has(part.dataset.part ?? '');
    for (const part of parts) {
      const mark = part.querySelector<HTMLElement>('[data-read]');
      if (mark) mark.hidden = !isRead(part);
    }
    const count = parts.filter(isRead).length;
    const words = this.querySelector<HTMLElement>('[data-progress]');
    if (!words) return;
    words.hidden = count === 0;
    const { progress = '', allRead = '' } = words.dataset;
    words.textContent =
      count === parts.length ? allRead : filled(progress, { read: count, parts: parts.length });
  }
}

customElements.define('series-progress', SeriesProgress);
