import { formatMoney } from '@vitrina/ordering';
import type { ReactNode } from 'react';
import type { OrderSummary } from './get-order-summary';
import { SummaryLines } from './summary-lines';

interface BesideSummaryProps {
  summary: OrderSummary;
  /** On a phone the lines of the summary are shown from the start. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A form with the summary of its order always in view: beside it, or on a phone as a line that opens. */
export function BesideSummary({ summary, isOpen = false, children }: BesideSummaryProps) {
  return (
    <>
      <details
        open={isOpen}
        className="group figures z-[5] border-b border-rule bg-surface not-open:sticky not-open:top-[var(--header)] lg:hidden"
      >
        <summary className="container-page flex min-h-13 items-center justify-between gap-4">
          <span className="flex items-center gap-2 font-semibold">
            {summary.title}
            <Chevron />
          </span>
          <span>
            <span className="font-semibold">{formatMoney(summary.monthly)}</span>
            <span className="text-ink-soft">/мес</span>
          </span>
        </summary>
        <div className="container-page pb-4">
          <SummaryLines lines={summary.lines} />
        </div>
      </details>
      <div className="container-page grid gap-10 py-10 lg:grid-cols-[minmax(0,34rem)_24rem] lg:gap-x-20">
        <div className="grid min-w-0 max-w-[34rem] content-start gap-6">{children}</div>
        <div className="max-lg:hidden lg:sticky lg:top-24 lg:self-start">
          <SummaryCard summary={summary} />
        </div>
      </div>
    </>
  );
}

function Chevron() {
  return (
    <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" className="group-open:rotate-180">
      <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </svg>
  );
}

/** What is about to be ordered and what it costs. */
function SummaryCard({ summary }: { summary: OrderSummary }) {
  return (
    <section
      aria-labelledby="summary-title"
      className="grid content-start gap-5 rounded-card border border-rule bg-surface p-6"
    >
      <h2 id="summary-title" className="text-20">
        {summary.title}
      </h2>
      <SummaryLines lines={summary.lines} />
      <p className="figures flex items-baseline justify-between border-t border-rule pt-5">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(summary.monthly)}</span>
      </p>
    </section>
  );
}
