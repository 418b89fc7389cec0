import { formatMoney } from '@vitrina/ordering';
import { DUE_PERIODS, savingMessage } from './due-messages';
import type { OrderSheet } from './order-sheet';

/** The last lines of a summary: a month, and what the whole period comes to if that is longer. */
export function DueRows({
  sheet,
}: {
  sheet: Pick<OrderSheet, 'monthly' | 'due' | 'period'> & Partial<Pick<OrderSheet, 'saved'>>;
}) {
  const { monthly, due, period } = sheet;
  const saving = savingMessage(sheet);
  const name = DUE_PERIODS[period];
  return (
    <div className="figures grid gap-1.5 border-t border-rule pt-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(monthly)}</span>
      </p>
      {period !== 'P1M' && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">{name.charAt(0).toUpperCase() + name.slice(1)}</span>
          <span className="text-17 font-semibold">{formatMoney(due)}</span>
        </p>
      )}
      {saving && <p className="text-right text-13 text-good">{saving}, чем помесячно</p>}
    </div>
  );
}
