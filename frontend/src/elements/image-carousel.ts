import { nextStop } from './next-stop';

type Direction = Parameters<typeof nextStop>[2];

/** A row of pictures with two buttons, which lead to the neighbour of the picture that is shown. */
class ImageCarousel extends HTMLElement {
  connectedCallback() {
    const row = this.querySelector('section');
    const [back, forth] = this.querySelectorAll('button');
    if (!row || !back || !forth) return;
    const mark = () => {
      back.ariaDisabled = `${stopOf(row, 'back') === undefined}`;
      forth.ariaDisabled = `${stopOf(row, 'forth') === undefined}`;
    };
    back.addEventListener('click', () => go(row, 'back'));
    forth.addEventListener('click', () => go(row, 'forth'));
    row.addEventListener('scroll', mark, { passive: true });
    new ResizeObserver(mark).observe(row);
  }
}

function go(row: Element, direction: Direction) {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const left = stopOf(row, direction);
  if (left !== undefined) row.scrollTo({ left, behavior: isCalm ? 'instant' : 'smooth' });
}

function stopOf(row: Element, direction: Direction): number | undefined {
  const end = row.scrollWidth - row.clientWidth;
  const origin = row.getBoundingClientRect().left - row.scrollLeft;
  const stops = [...row.children].map((picture) =>
    Math.min(picture.getBoundingClientRect().left - origin, end),
  );
  return nextStop(stops, row.scrollLeft, direction);
}

customElements.define('image-carousel', ImageCarousel);
