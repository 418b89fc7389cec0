import { BASIS_CHANGED, choosePriceBasis, followPriceBasis, shownPriceBasis, toPeriod } from './price-basis';

/**
 * The radio buttons inside choose in which basis prices are shown, here and on every page that follows:
 * `<price-switch usual="P1Y"><input type="radio" value="P1M">…</price-switch>`. Their values are a period, `with` or
 * `without`; `usual` is the period that counts while nobody has chosen.
 */
class PriceSwitch extends HTMLElement {
  readonly #show = () => {
    const { period = this.getAttribute('usual'), hasIp } = shownPriceBasis();
    const shown = [period, hasIp ? 'with' : 'without'];
    for (const radio of this.querySelectorAll('input')) radio.checked = shown.includes(radio.value);
  };

  connectedCallback() {
    this.#show();
    this.addEventListener('change', choose);
    window.addEventListener(BASIS_CHANGED, this.#show);
  }

  disconnectedCallback() {
    window.removeEventListener(BASIS_CHANGED, this.#show);
  }
}

function choose({ target }: Event) {
  if (!(target instanceof HTMLInputElement)) return;
  const { value } = target;
  const period = toPeriod(value);
  if (period) choosePriceBasis({ period });
  else if (value === 'with' || value === 'without') choosePriceBasis({ hasIp: value === 'with' });
}

followPriceBasis();
customElements.define('price-switch', PriceSwitch);
