import { notify } from './notify';

const SHOWN_MS = 3_000;

/**
 * Copies `text`, or what the neighbour that fits the selector `from` says, and shows for 3 s that it did (specification
 * 001, section 9). With `notice` the page says so too. Where the clipboard is closed to pages, a prompt holds the text.
 */
class CopyButton extends HTMLElement {
  #back: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.addEventListener('click', () => void this.#copy(this.#text()));
  }

  #text(): string {
    const from = this.getAttribute('from');
    if (from === null) return this.getAttribute('text') ?? '';
    return this.parentElement?.querySelector(from)?.textContent ?? '';
  }

  async #copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      prompt(this.getAttribute('prompt') ?? '', text);
      return;
    }
    this.toggleAttribute('data-copied', true);
    clearTimeout(this.#back);
    this.#back = setTimeout(() => this.toggleAttribute('data-copied', false), SHOWN_MS);
    const notice = this.getAttribute('notice');
    if (notice) notify({ status: 'Success', text: notice });
  }
}

customElements.define('copy-button', CopyButton);
