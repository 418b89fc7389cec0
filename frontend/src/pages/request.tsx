import { RequestView } from '~/applications/request-view';
import { getSite } from '~/content/get-site';
import { collectsRequests } from '~/content/requests/collect-request';
import type { Site } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { readAskedRequest } from '~/features/requests/asked-order';
import { getRequestSheet } from '~/features/requests/get-request-sheet';
import { ownPage } from '~/features/requests/own-page';
import type { RequestSheetProps } from '~/features/requests/request-sheet';
import { type RequestState, submitRequest } from '~/features/requests/submit-request';
import { type Posted, visitPage } from '~/forms/visit-page';
import { t } from '~/messages';

export const config = { unstable_runtimeJS: false };

interface RequestPageProps {
  site: Site;
  sheet: RequestSheetProps;
}

export const getServerSideProps = visitPage<RequestPageProps, Posted<'request', RequestState>>(
  async ({ query, posted }) => {
    if (!collectsRequests()) return 'not-found';
    const site = await getSite();
    const asked = readAskedRequest(query.get('kind'), query.get('order'));
    const [from, subject] = [ownPage(query.get('from')), query.get('subject') ?? ''];
    return {
      props: { site, sheet: await getRequestSheet({ ...asked, from, subject, posted: posted?.state }, site) },
    };
  },
  { request: submitRequest },
);

/** The form for those who want to be answered by a person. */
export default function RequestPage({ site, sheet }: RequestPageProps) {
  return (
    <DocumentPage site={site} title={t.requests.kinds[sheet.kind].title} isHiddenFromSearch isOfOneVisit>
      <RequestView {...sheet} />
    </DocumentPage>
  );
}
