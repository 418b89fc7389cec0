import { buttonClass } from '@vitrina/ui';
import { unbranded } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { Problem } from '~/documents/problem';
import { t } from '~/messages';
import { FAILED } from '~/runtime/failed-page';
import { paths } from '~/urls/paths';

export const config = { unstable_runtimeJS: false };

/** Whatever page failed, this is what is answered in its place; `runtime/designed-failures.ts` puts in what it was. */
export default function FailedDocument() {
  return (
    <DocumentPage site={unbranded()} title={t.failures.pageFailedTitle}>
      <Problem title={t.failures.failed} reference={FAILED.reference} text={t.failures.pageFailed}>
        <a href={FAILED.address} className={buttonClass()}>
          {t.failures.tryAgain}
        </a>
        <a href={paths.status} className={buttonClass('quiet')}>
          {t.failures.serviceStatus}
        </a>
      </Problem>
    </DocumentPage>
  );
}
