'use client';

import { useLayoutEffect, useRef } from 'react';

export interface CountingFigureProps {
  value: number;
  /** The figure in words. On the way to a new value it is asked about whole numbers only. */
  format: (value: number) => string;
}

const COUNT_MS = 150;

/**
 * A figure that counts to its new value in 150 ms, or is there at once where motion is unwanted. A screen reader hears
 * where it arrives, and none of the way.
 */
export function CountingFigure({ value, format }: CountingFigureProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const shown = useRef(value);
  // Before the paint, so that the new value is not seen ahead of the way to it.
  useLayoutEffect(() => {
    const from = shown.current;
    const show = (amount: number) => {
      shown.current = amount;
      const text = figure.current?.firstChild;
      // Its text and not its children: for those the browser looks through every rule with `:has()`, at each step.
      if (text instanceof Text) text.data = format(amount);
      // Who translates a page puts elements in the place of texts.
      else if (figure.current) figure.current.textContent = format(amount);
    };
    if (from === value || matchMedia('(prefers-reduced-motion: reduce)').matches) return show(value);
    show(from);
    const startedAt = performance.now();
    const step = (now: number) => {
      const share = (now - startedAt) / COUNT_MS;
      show(share < 1 ? Math.round(from + (value - from) * Math.max(share, 0)) : value);
      if (share < 1) frame = requestAnimationFrame(step);
    };
    let frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [value, format]);
  return (
    <>
      <output className="sr-only">{format(value)}</output>
      <span ref={figure} aria-hidden="true">
        {format(value)}
      </span>
    </>
  );
}
