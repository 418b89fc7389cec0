import { dueWords } from './due-words';
import type { OrderSheet } from './order-sheet';

/** The sum that is due, right above the button that orders. Who does not see it change hears it. */
export function DueLine({ sheet }: { sheet: Pick<OrderSheet, 'monthly' | 'due' | 'period'> }) {
  return (
    <p aria-live="polite" className="text-15">
      К оплате {dueWords(sheet)}
    </p>
  );
}
