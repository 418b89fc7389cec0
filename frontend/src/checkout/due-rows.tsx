import { formatMoney } from '@vitrina/ordering';
import { DUE_PERIODS } from './due-words';
import type { OrderSheet } from './order-sheet';

/** The last lines of a summary: a month, and what is due for the period if that is longer. */
export function DueRows({ sheet }: { sheet: Pick<OrderSheet, 'monthly' | 'due' | 'period'> }) {
  const { monthly, due, period } = sheet;
  return (
    <div className="figures grid gap-1.5 border-t border-rule pt-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(monthly)}</span>
      </p>
      {period !== 'P1M' && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">К оплате {DUE_PERIODS[period]}</span>
          <span className="text-17 font-semibold">{formatMoney(due)}</span>
        </p>
      )}
    </div>
  );
}
