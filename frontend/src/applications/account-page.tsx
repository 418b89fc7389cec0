import { DocumentPage } from '~/documents/document-page';
import { island } from '~/documents/island';
import { AccountView } from './account-view';
import type { AccountPageProps } from './get-account';
import { NotOrderedView } from './not-ordered';

const Account = island('account', AccountView);

export function AccountPage({ site, title, shown }: AccountPageProps) {
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch>
      {shown.kind === 'account' ? <Account {...shown.view} /> : <NotOrderedView shown={shown} />}
    </DocumentPage>
  );
}
