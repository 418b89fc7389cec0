import { totalWords } from './due-words';
import type { OrderSheet } from './order-sheet';

/** What the order comes to, right above the button that orders. Who does not see it change hears it. */
export function DueLine({ sheet }: { sheet: Pick<OrderSheet, 'monthly' | 'due' | 'saved' | 'period'> }) {
  return (
    <p aria-live="polite" className="text-15">
      {totalWords(sheet)}
    </p>
  );
}
