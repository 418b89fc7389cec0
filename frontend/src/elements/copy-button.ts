import { copyText } from './copy-text';
import { notify } from './notify';

const SHOWN_MS = 3_000;

/**
 * Copies `text`, what the neighbour that fits the selector `from` says, or what stands at the address `src`, and shows for
 * 3 s that it did (rule R105). With `notice` the page says so too. Where the clipboard is closed to pages,
 * a prompt holds the text; what would have to be fetched first is said to be out of reach.
 */
class CopyButton extends HTMLElement {
  #back: ReturnType<typeof setTimeout> | undefined;

  connectedCallback() {
    this.addEventListener('click', () => {
      const src = this.getAttribute('src');
      void (src === null ? this.#copy(this.#text()) : this.#copyFrom(src));
    });
  }

  #text(): string {
    const from = this.getAttribute('from');
    if (from === null) return this.getAttribute('text') ?? '';
    const source = this.parentElement?.querySelector(from);
    return source ? wordsToCopy(source) : '';
  }

  async #copyFrom(src: string) {
    try {
      // Safari lets a page copy only while it is clicked, but it takes a promise.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': textAt(src) })]);
    } catch {
      notify({ status: 'Error', text: this.getAttribute('failure') ?? '' });
      return;
    }
    this.#sayDone();
  }

  async #copy(text: string) {
    if (await copyText(text, this.getAttribute('prompt') ?? '')) this.#sayDone();
  }

  #sayDone() {
    this.toggleAttribute('data-copied', true);
    clearTimeout(this.#back);
    this.#back = setTimeout(() => this.toggleAttribute('data-copied', false), SHOWN_MS);
    const notice = this.getAttribute('notice');
    if (notice) notify({ status: 'Success', text: notice });
  }
}

async function textAt(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return new Blob([await answer.text()], { type: 'text/plain' });
}

/** Of a session in a terminal only the commands: what the machine has said is nothing to be run. */
function wordsToCopy(source: Element): string {
  const copy = document.importNode(source, true);
  for (const said of copy.querySelectorAll('.prompt, .output')) said.remove();
  return copy.textContent.trimEnd();
}

customElements.define('copy-button', CopyButton);
