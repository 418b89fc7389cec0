import { t } from '~/messages';
import { totalMessage } from './due-messages';
import type { OrderSheet } from './order-sheet';
import type { Counting } from './use-order-sheet';

interface DueLineProps {
  sheet: Pick<OrderSheet, 'monthly' | 'due' | 'saved' | 'period'>;
  /** How these figures stand to what is chosen; they are of it where nothing is said. */
  counting?: Counting;
}

/** What the order comes to, right above the button that orders. Who does not see it change hears it. */
export function DueLine({ sheet, counting }: DueLineProps) {
  return (
    <p aria-live="polite" className="min-h-6 text-15">
      {wordsOf(sheet, counting)}
    </p>
  );
}

function wordsOf(sheet: DueLineProps['sheet'], counting: Counting | undefined): string {
  if (counting === undefined || counting.status === 'counted') return totalMessage(sheet);
  // Why there is no sum is said at the lists.
  return counting.status === 'counting' ? t.order.counting : '';
}
