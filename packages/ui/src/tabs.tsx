'use client';

import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useElementId } from './element-ids';
import { useChosenName } from './use-chosen-name';

export interface Tab {
  /** Unique in its list; stands in the address when the tabs have a `queryName`. */
  name: string;
  title: string;
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly Tab[];
  /** The tab that is shown first instead of the first one. A name that is not in the list counts for nothing. */
  defaultName?: string | undefined;
  /** The key of the address's query that names the chosen tab, such as `tab` for `?tab=ssd`. */
  queryName?: string | undefined;
  /** Where the page itself keeps what is chosen, in place of `queryName`: `null` is nothing yet. `choose` stays the same function. */
  choice?: { chosen: string | null; choose: (name: string | null) => void } | undefined;
}

/**
 * Tabs over panels (rule R109): the first or the default one is chosen, the address may choose
 * another, and a new list starts at its first. All panels are in the HTML: a reader without scripts, and paper, get
 * them one below the other, each under its title.
 */
export function Tabs({ label, tabs, defaultName, queryName, choice }: TabsProps) {
  const [remembered, remember] = useChosenName(queryName);
  const { chosen, choose } = choice ?? { chosen: remembered, choose: remember };
  const list = JSON.stringify(tabs.map(({ name }) => name));
  const [seen, setSeen] = useState({ list, start: defaultName, isFirst: true });
  if (seen.list !== list) setSeen({ list, start: undefined, isFirst: false });

  // What was chosen from a list that has gone must not stay in the address. Before the paint, so nobody sees it chosen.
  useLayoutEffect(() => {
    if (!seen.isFirst) choose(null);
  }, [seen, choose]);

  const named = (name: string | null | undefined) => tabs.find((tab) => tab.name === name);
  const active = named(chosen) ?? named(seen.start) ?? tabs[0];
  const strip = useStripThatShows(active?.name);
  const id = useElementId();
  if (!active) return null;
  return (
    <div className="grid min-w-0 gap-6 print:gap-8">
      <div
        ref={strip}
        role="tablist"
        aria-label={label}
        onKeyDown={goAlong}
        className="relative flex overflow-x-auto overscroll-x-contain shadow-[inset_0_-1px_var(--rule)] [scrollbar-width:none] noscript:hidden print:hidden"
      >
        {tabs.map(({ name, title }) => (
          <button
            key={name}
            type="button"
            role="tab"
            id={`${id}-tab-${name}`}
            aria-controls={`${id}-panel-${name}`}
            aria-selected={name === active.name}
            tabIndex={name === active.name ? 0 : -1}
            onClick={() => choose(name)}
            // The keyboard shows what it comes to; a new list moves nobody's focus.
            onFocus={() => name !== active.name && choose(name)}
            className={TAB}
          >
            {title}
          </button>
        ))}
      </div>
      {tabs.map(({ name, title, content }) => (
        // Hidden by a class that only counts where there are scripts, so not by `hidden` and `inert`.
        <div
          key={name}
          role="tabpanel"
          id={`${id}-panel-${name}`}
          aria-labelledby={`${id}-tab-${name}`}
          tabIndex={name === active.name ? 0 : -1}
          data-hidden={name === active.name ? undefined : ''}
          className="rounded-control data-hidden:hidden noscript:data-hidden:block print:data-hidden:block"
        >
          <p className="mb-3 hidden text-20 font-semibold noscript:block print:block">{title}</p>
          {content}
        </div>
      ))}
    </div>
  );
}

const TAB =
  'min-h-11 shrink-0 whitespace-nowrap border-b-2 border-transparent px-4 text-15 text-ink-soft transition-colors duration-150 -outline-offset-2 hover:text-ink aria-selected:border-accent aria-selected:font-medium aria-selected:text-ink';

/** Arrows go around, Home and End to the ends (WAI-ARIA, pattern of tabs that are shown as they are focused). */
function goAlong(event: KeyboardEvent<HTMLElement>) {
  // With one of these they are the browser's: back, forward, a word further.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

/** Scrolls the strip, and only the strip, so that the chosen tab is not outside of it. */
function useStripThatShows(name: string | undefined) {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = name && strip.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!tab || !strip.current) return;
    const { scrollLeft, clientWidth } = strip.current;
    const end = tab.offsetLeft + tab.offsetWidth;
    if (tab.offsetLeft < scrollLeft) strip.current.scrollLeft = tab.offsetLeft;
    else if (end > scrollLeft + clientWidth) strip.current.scrollLeft = end - clientWidth;
  }, [name]);
  return strip;
}
