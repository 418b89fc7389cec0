import { type Order, ProviderOutage } from '@vitrina/ordering';
import { ContentOutage } from '~/content/client';
import { explain } from '~/copy/explain';
import { t } from '~/messages';
import { log } from '~/runtime/log';
import { getOrderSheet } from './get-order-sheet';
import type { NoSheet, SheetAnswer } from './sheet-answer';

/** Nobody can be asked now, so that the same question may have a sheet later. */
function outage(): NoSheet {
  return { kind: 'none', text: t.order.priceUnknown, isOutage: true };
}

export function notSold(): NoSheet {
  return { kind: 'none', text: explain({ of: 'order', problem: 'not-sold' }).text };
}

/** The sheet of a choice, or in words why it has none: the same with scripts and without. */
export async function answerSheet(order: Order): Promise<SheetAnswer> {
  try {
    const found = await getOrderSheet(order);
    if (found.kind === 'sheet') return found;
    switch (found.kind) {
      case 'sold-out':
      case 'too-small-for-system':
      case 'no-such-period':
        return { kind: 'none', text: explain({ of: 'order', problem: found.kind }).text };
      default:
        return notSold();
    }
  } catch (error) {
    if (!(error instanceof ProviderOutage || error instanceof ContentOutage)) throw error;
    log.warn({ error: String(error) }, 'the sheet of an order cannot be had');
    return outage();
  }
}
