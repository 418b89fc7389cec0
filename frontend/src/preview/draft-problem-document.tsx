import { DocumentPage } from '~/site/document-page';
import { UNBRANDED } from '~/site/site';
import { type DraftProblem, DraftProblemPage } from './draft-problem';

/** A document that says why its draft is not shown. */
export function DraftProblemDocument({ problem }: { problem: DraftProblem }) {
  return (
    <DocumentPage site={UNBRANDED} title="Черновик не открыт">
      <DraftProblemPage problem={problem} />
    </DocumentPage>
  );
}
