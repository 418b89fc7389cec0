import { ServerBlade } from '@vitrina/ui';
import type { ReactNode } from 'react';
import { t } from '~/messages';
import { DueRows } from './due-rows';
import type { BladeOfOrder, OrderSheet } from './order-sheet';
import { SummaryLines } from './summary-lines';

interface CheckoutLayoutProps {
  sheet: OrderSheet;
  /** Title and first words of the page. */
  head: ReactNode;
  /** What can be changed of the order, where it is changed in the summary itself. */
  editor?: ReactNode;
  /** Something else is chosen than these figures are of. */
  isStale?: boolean;
  /** On a phone the lines of the summary are shown from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/**
 * A form with the summary of its order always in view: beside it, or on a phone as a line that opens, with what can be changed
 * below the title.
 */
export function CheckoutLayout({
  sheet,
  head,
  editor,
  isStale = false,
  isOpen = false,
  children,
}: CheckoutLayoutProps) {
  return (
    <>
      <details
        open={isOpen}
        className="group figures z-[5] border-b border-rule bg-surface not-open:sticky not-open:top-[var(--header)] lg:hidden"
      >
        <summary className="container-page flex min-h-13 items-center justify-between gap-4">
          <span className="flex items-center gap-2 font-semibold">
            {sheet.title}
            <Chevron />
          </span>
          <span className={`whitespace-nowrap ${isStale ? STALE : ''}`}>
            <span className="font-semibold">{t.format.money(sheet.monthly)}</span>
            <span className="text-ink-soft">{t.units.perMonth}</span>
          </span>
        </summary>
        <div className="container-page pb-4">
          <SummaryLines lines={sheet.lines} />
        </div>
      </details>
      <div className="container-page grid gap-x-20 gap-y-6 py-10 lg:grid-cols-[minmax(0,34rem)_minmax(22rem,30rem)] lg:justify-between lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 max-w-[34rem] content-start gap-6">{head}</div>
        <div
          className={`lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start ${editor ? 'max-w-[34rem]' : 'max-lg:hidden'}`}
        >
          <SummaryCard {...{ sheet, editor, isStale }} />
        </div>
        <div className="grid min-w-0 max-w-[34rem] content-start gap-6 lg:col-start-1">{children}</div>
      </div>
    </>
  );
}

/** Figures of the choice before this one are not read out as if they were of it. */
const STALE = 'opacity-40 transition-opacity duration-150';

function Chevron() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="group-open:rotate-180">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** What is about to be ordered, what can be changed of it, and what it costs. */
function SummaryCard({ sheet, editor, isStale }: { sheet: OrderSheet; editor: ReactNode; isStale: boolean }) {
  const edited = new Set(editor ? sheet.options.map(({ label }) => label) : []);
  return (
    <section
      aria-labelledby="summary-title"
      className="grid content-start gap-5 rounded-card border border-rule bg-surface p-6"
    >
      <div className={`flex items-center justify-between gap-5 ${editor ? 'max-lg:hidden' : ''}`}>
        <h2 id="summary-title" className="text-20">
          {sheet.title}
        </h2>
        {sheet.blade && <Blade {...sheet.blade} />}
      </div>
      <div className={editor ? 'max-lg:hidden' : ''}>
        <SummaryLines lines={sheet.lines.filter(([name]) => !edited.has(name))} />
      </div>
      {editor}
      <div className={isStale ? STALE : ''}>
        <DueRows sheet={sheet} />
      </div>
    </section>
  );
}

const BLADE_ID = 'ordered-server';

/** The drawing of the page where the server was built, small enough that what is due stays in view. */
function Blade(blade: BladeOfOrder) {
  return (
    <>
      {/* It takes over from the page before at the first paint, which must not come before it. */}
      <link rel="expect" href={`#${BLADE_ID}`} {...{ blocking: 'render' }} />
      <div id={BLADE_ID} className="w-40 shrink-0 max-lg:hidden">
        <ServerBlade {...blade} />
      </div>
    </>
  );
}
