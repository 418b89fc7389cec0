import { type ConfirmationPageProps, getConfirmation } from '~/applications/get-confirmation';
import { OpensByItselfIsland } from '~/applications/islands';
import { DocumentPage } from '~/documents/document-page';
import { OrderConfirmed } from '~/features/order/confirmation/order-confirmed';
import { visitPage } from '~/forms/visit-page';
import { t } from '~/messages';

export const config = { unstable_runtimeJS: false };

export const getServerSideProps = visitPage(getConfirmation, {});

export default function ConfirmationPage({ site, confirmed }: ConfirmationPageProps) {
  return (
    <DocumentPage site={site} title={t.order.pageTitle} isHiddenFromSearch isOfOneVisit>
      <OrderConfirmed {...confirmed} Opens={OpensByItselfIsland} />
    </DocumentPage>
  );
}
