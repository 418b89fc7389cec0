import { DocumentPage } from '~/documents/document-page';
import { island } from '~/documents/island';
import type { OrderPageProps } from './get-order';
import { NotOrderedView } from './not-ordered';
import { OrderView } from './order-view';

const Order = island('order', OrderView);

export function OrderPage({ site, title, shown }: OrderPageProps) {
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch>
      {shown.kind === 'order' ? <Order {...shown.view} /> : <NotOrderedView shown={shown} />}
    </DocumentPage>
  );
}
