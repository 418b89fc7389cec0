import { DocumentPage } from '~/documents/document-page';
import type { AccountPageProps } from './get-account';
import { InsteadView } from './instead';
import { AccountIsland } from './islands';

export function AccountPage({ site, title, shown }: AccountPageProps) {
  return (
    <DocumentPage site={site} title={title} isHiddenFromSearch isOfOneVisit>
      {shown.kind === 'account' ? <AccountIsland {...shown.view} /> : <InsteadView shown={shown} />}
    </DocumentPage>
  );
}
