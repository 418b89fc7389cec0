import { formatMoney, monthsOf } from '@vitrina/ordering';
import { capitalized, dueName } from '~/copy/captions';
import { savingMessage } from './due-messages';
import type { OrderSheet } from './order-sheet';

/** The last lines of a summary: a month, and what the whole period comes to if that is longer. */
export function DueRows({
  sheet,
}: {
  sheet: Pick<OrderSheet, 'monthly' | 'due' | 'period'> & Partial<Pick<OrderSheet, 'saved'>>;
}) {
  const { monthly, due, period } = sheet;
  const saving = savingMessage(sheet);
  return (
    <div className="figures grid gap-1.5 border-t border-rule pt-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">Всего за месяц</span>
        <span className="text-24 font-semibold">{formatMoney(monthly)}</span>
      </p>
      {monthsOf(period) > 1 && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">{capitalized(dueName(period))}</span>
          <span className="text-17 font-semibold">{formatMoney(due)}</span>
        </p>
      )}
      {saving && <p className="text-right text-13 text-good">{saving}, чем помесячно</p>}
    </div>
  );
}
