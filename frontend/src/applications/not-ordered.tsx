import type { InvalidOrder, Order } from '@vitrina/ordering';
import type { SummaryOrReason } from '~/checkout/get-order-summary';
import { NoOrder } from '~/features/order/no-order';
import { NoSummary } from '~/features/order/no-summary';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import { RequestSheet, type RequestSheetProps } from '~/features/requests/request-sheet';

/** Why an address leads to nothing that can be ordered here. */
export type NotOrdered =
  | { kind: 'unreadable'; reason: InvalidOrder; address: WrittenAddress }
  | {
      kind: 'not-for-sale';
      order: Order;
      reason: Exclude<SummaryOrReason, { kind: 'summary' | 'retired' | 'by-request' }>;
      address: WrittenAddress;
      takesRequests: boolean;
    }
  | { kind: 'by-request'; sheet: RequestSheetProps };

/** An `OrderAddress` as it travels to a page. */
interface WrittenAddress {
  path: string;
  query: string;
}

/** What stands in the place of an order that cannot be made here. */
export function NotOrderedView({ shown }: { shown: NotOrdered }) {
  if (shown.kind === 'by-request') return <RequestSheet {...shown.sheet} />;
  const address = { path: shown.address.path, query: new URLSearchParams(shown.address.query) };
  if (shown.kind === 'unreadable') return <NoOrder reason={shown.reason} address={address} />;
  const { order, reason } = shown;
  const ask = <AskAboutOrder order={order} takesRequests={shown.takesRequests} />;
  return <NoSummary {...{ order, reason, address, ask }} />;
}
