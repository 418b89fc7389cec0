import { getOrderTimeline, type OrderTimelineProps } from '~/applications/get-order-timeline';
import { DocumentPage } from '~/documents/document-page';
import { NoTimeline, OrderTimeline } from '~/features/order/timeline/order-timeline';
import { visitPage } from '~/forms/visit-page';
import { t } from '~/messages';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getOrderTimeline, {});

export default function OrderTimelinePage({ site, shown, ...page }: OrderTimelineProps) {
  return (
    <DocumentPage site={site} title={t.order.history} isHiddenFromSearch isOfOneVisit>
      {'timeline' in shown ? (
        <OrderTimeline timeline={shown.timeline} {...page} />
      ) : (
        <NoTimeline reason={shown.none} />
      )}
    </DocumentPage>
  );
}
