import { DocumentPage } from '~/documents/document-page';
import type { OrderPageProps } from './get-order';
import { InsteadView } from './instead';
import { OrderIsland } from './islands';

export function OrderPage({ site, title, shown }: OrderPageProps) {
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch isOfOneVisit>
      {shown.kind === 'order' ? <OrderIsland {...shown.view} /> : <InsteadView shown={shown} />}
    </DocumentPage>
  );
}
