/**
 * Puts what the reader types for a placeholder wherever code of the page has it, and the placeholder back where nothing
 * is typed. Values live in the page alone: they are neither kept nor sent.
 */
class FillValues extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLInputElement) fill(target.dataset.fill ?? '', target.value.trim());
    });
  }
}

function fill(name: string, value: string) {
  for (const place of document.querySelectorAll(`span[data-fill="${name}"]`)) {
    place.textContent = value || `<${name}>`;
    place.toggleAttribute('data-filled', value !== '');
  }
}

customElements.define('fill-values', FillValues);
