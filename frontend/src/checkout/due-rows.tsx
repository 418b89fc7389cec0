import { monthsOf } from '@vitrina/ordering';
import { capitalized, dueName } from '~/copy/captions';
import { t } from '~/messages';
import type { OrderSheet } from './order-sheet';

/** The last lines of a summary: a month, what the whole period comes to if that is longer, and what the shop says of the tax. */
export function DueRows({
  sheet,
}: {
  sheet: Pick<OrderSheet, 'monthly' | 'due' | 'period'> & Partial<Pick<OrderSheet, 'saved' | 'taxLine'>>;
}) {
  const { monthly, due, period, saved, taxLine } = sheet;
  return (
    <div className="figures grid gap-1.5 border-t border-rule pt-5">
      <p className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{t.order.monthlyTotal}</span>
        <span className="text-24 font-semibold">{t.format.money(monthly)}</span>
      </p>
      {monthsOf(period) > 1 && (
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-ink-soft">{capitalized(dueName(period))}</span>
          <span className="text-17 font-semibold">{t.format.money(due)}</span>
        </p>
      )}
      {saved ? (
        <p className="text-right text-13 text-good">{t.order.savingToMonthly(t.format.money(saved))}</p>
      ) : null}
      {taxLine && <p className="text-right text-13 text-ink-soft">{taxLine}</p>}
    </div>
  );
}
