'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How near to an edge, in px, counts as being there (rule R108). */
const TOLERANCE = 20;

/** How long a size must rest before it is measured again, in ms (rule R108). */
const RESIZE_DEBOUNCE = 500;

/** Where a horizontally scrolled element stands. */
export interface Edges {
  overflows: boolean;
  atStart: boolean;
  atEnd: boolean;
}

/** Tells whether the content is wider than its frame, and whether either end of it is within 20 px. */
export function edgesOf({
  scrollLeft,
  clientWidth,
  scrollWidth,
}: Pick<Element, 'scrollLeft' | 'clientWidth' | 'scrollWidth'>): Edges {
  return {
    // A browser rounds both widths, each for itself.
    overflows: scrollWidth - clientWidth > 1,
    atStart: scrollLeft <= TOLERANCE,
    atEnd: scrollWidth - clientWidth - scrollLeft <= TOLERANCE,
  };
}

/** The edges of an element as it is scrolled and resized; `undefined` until the browser has measured it. */
export function useEdges(frame: RefObject<HTMLElement | null>): Edges | undefined {
  const [edges, setEdges] = useState<Edges>();
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const measure = () => {
      const now = edgesOf(element);
      setEdges((before) => (before && isSame(before, now) ? before : now));
    };
    const measureAtRest = () => {
      clearTimeout(resting);
      resting = setTimeout(measure, RESIZE_DEBOUNCE);
    };
    measure();
    element.addEventListener('scroll', measure, { passive: true });
    const sizes = new ResizeObserver(measureAtRest);
    sizes.observe(element);
    // The content may grow while its frame stays, when a picture or a font arrives.
    for (const content of element.children) sizes.observe(content);
    return () => {
      clearTimeout(resting);
      element.removeEventListener('scroll', measure);
      sizes.disconnect();
    };
  }, [frame]);
  return edges;
}

function isSame(one: Edges, other: Edges): boolean {
  return one.overflows === other.overflows && one.atStart === other.atStart && one.atEnd === other.atEnd;
}
