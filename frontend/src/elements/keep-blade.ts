/** The drawing of a server (`ServerBlade`), of which a page may have several. */
const BLADE = '[data-blade]';
/** Two drawings of one name would end the transition: only the one in sight bears it, and only on its way. */
const NAME = 'blade';

/** Of a page, what tells where its drawings are and when it is left or shown. */
export interface TurnedPage {
  readonly document: { querySelectorAll(selector: string): Iterable<Drawing> };
  readonly innerHeight: number;
  addEventListener(type: 'pageswap' | 'pagereveal', listener: (event: Event) => void): void;
}

type Drawing = Pick<SVGElement, 'getBoundingClientRect' | 'style'>;

/**
 * Keeps the drawing of a server in place from the page where it is built to that of its order, where both show one; between all
 * other pages nothing moves, and nobody waits for it. It must run before the first paint. Whether there is any motion, style
 * says (site.css).
 */
export function keepBlade(page: TurnedPage): void {
  const turn = (event: Event) => {
    const transition = 'viewTransition' in event ? (event.viewTransition as ViewTransition | null) : null;
    if (!transition) return;
    const drawing = [...page.document.querySelectorAll(BLADE)].find((one) =>
      isInSight(one, page.innerHeight),
    );
    if (!drawing) return transition.skipTransition();
    drawing.style.setProperty('view-transition-name', NAME);
    const end = () => void drawing.style.removeProperty('view-transition-name');
    transition.finished.then(end, end);
  };
  page.addEventListener('pageswap', turn);
  page.addEventListener('pagereveal', turn);
}

/** At least half of it, so that it never flies in from beyond the edge. What is not laid out has no size. */
function isInSight(drawing: Drawing, height: number): boolean {
  const { top, bottom, width } = drawing.getBoundingClientRect();
  const middle = (top + bottom) / 2;
  return width > 0 && middle >= 0 && middle <= height;
}
