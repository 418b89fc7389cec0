'use client';

import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useEdges } from './edges';

export interface ScrollerItem {
  key: string;
  content: ReactNode;
}

export interface ScrollerProps {
  /** What is in the row, for a screen reader. */
  label: string;
  previousLabel: string;
  nextLabel: string;
  /** Stands beside the buttons, usually a heading. Their place is kept, so nothing moves when they appear. */
  header: ReactNode;
  items: readonly ScrollerItem[];
}

/**
 * A row that scrolls sideways: by finger, wheel and arrow keys, and by two buttons where there is more than fits. Each
 * is disabled within 20 px of its edge (rule R108). Items are as wide as their content says.
 */
export function Scroller({ label, previousLabel, nextLabel, header, items }: ScrollerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const edges = useEdges(frame);
  const scrollByPages = (pages: number) => {
    // A little of the last page stays in sight, so that the eye finds its place again.
    if (frame.current)
      frame.current.scrollBy({ left: pages * frame.current.clientWidth * 0.9, behavior: motion() });
  };
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-4">
        {header}
        {edges?.overflows && (
          <div className="flex gap-2">
            <Step label={previousLabel} isDisabled={edges.atStart} onPress={() => scrollByPages(-1)}>
              <ArrowLeft aria-hidden="true" className="size-5" />
            </Step>
            <Step label={nextLabel} isDisabled={edges.atEnd} onPress={() => scrollByPages(1)}>
              <ArrowRight aria-hidden="true" className="size-5" />
            </Step>
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section ref={frame} aria-label={label} tabIndex={0} className={FRAME}>
        <ul className="flex w-max gap-5">
          {items.map(({ key, content }) => (
            <li key={key} className="flex snap-start">
              {content}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

const FRAME = 'relative snap-x snap-proximity overflow-x-auto overscroll-x-contain [scrollbar-width:thin]';

/** Stays a stop for the keyboard when it is disabled: a button that vanishes under the finger loses the focus. */
function Step({
  label,
  isDisabled,
  onPress,
  children,
}: {
  label: string;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isDisabled || undefined}
      onClick={isDisabled ? undefined : onPress}
      className="grid size-11 place-items-center rounded-full border border-edge bg-surface transition-colors duration-150 hover:border-ink aria-disabled:cursor-not-allowed aria-disabled:border-rule aria-disabled:text-ink-soft aria-disabled:opacity-60"
    >
      {children}
    </button>
  );
}

function motion(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
