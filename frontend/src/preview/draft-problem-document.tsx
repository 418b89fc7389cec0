import { UNBRANDED } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import { type DraftProblem, DraftProblemPage } from './draft-problem';

/** A document that says why its draft is not shown. */
export function DraftProblemDocument({ problem }: { problem: DraftProblem }) {
  return (
    <DocumentPage site={UNBRANDED} title="Черновик не открыт">
      <DraftProblemPage problem={problem} />
    </DocumentPage>
  );
}
