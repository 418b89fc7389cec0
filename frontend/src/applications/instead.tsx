import type { InvalidOrder, Order } from '@vitrina/ordering';
import type { SummaryOrReason } from '~/checkout/get-order-summary';
import { NoOrder } from '~/features/order/no-order';
import { NoSummary } from '~/features/order/no-summary';
import { AskAboutOrder } from '~/features/requests/ask-about-order';
import type { RequestSheetProps } from '~/features/requests/request-sheet';
import { GoOn } from '~/forms/go-on';
import { RequestView } from './request-view';

/** What a page shows in place of an order or an account: why there is none, or where a form that is done leads on to. */
export type Instead =
  | { kind: 'done'; next: string }
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

/** What stands in the place of an order or an account. */
export function InsteadView({ shown }: { shown: Instead }) {
  if (shown.kind === 'done')
    return (
      <div className="container-page py-10">
        <GoOn next={shown.next} />
      </div>
    );
  if (shown.kind === 'by-request') return <RequestView {...shown.sheet} />;
  const address = { path: shown.address.path, query: new URLSearchParams(shown.address.query) };
  if (shown.kind === 'unreadable') return <NoOrder reason={shown.reason} address={address} />;
  const { order, reason } = shown;
  const ask = <AskAboutOrder order={order} takesRequests={shown.takesRequests} />;
  return <NoSummary {...{ order, reason, address, ask }} />;
}
