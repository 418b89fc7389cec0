/** A browser, too, takes no less for a shift of the layout. */
const LEAST_PX = 3;
const BLOCKS = 'body :is(h1, h2, h3, p, ul, ol, li, pre, table, picture, nav, div)';

/** Changes the page, and changes it back at once when something in sight would move by it: somebody is reading. */
export function withoutMoving(change: () => void, undo: () => void): void {
  const before = [...document.querySelectorAll(BLOCKS)].flatMap((block) => {
    const place = block.getBoundingClientRect();
    return isInSight(place) ? [{ block, top: place.top }] : [];
  });
  change();
  const hasMoved = before.some(
    ({ block, top }) => Math.abs(block.getBoundingClientRect().top - top) >= LEAST_PX,
  );
  if (hasMoved) undo();
}

function isInSight({ top, bottom }: DOMRect): boolean {
  return bottom > top && bottom > 0 && top < innerHeight;
}
