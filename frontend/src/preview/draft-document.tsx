import Head from 'next/head';
import type { ReactNode } from 'react';
import { type Site, unbranded } from '~/content/site';
import { DocumentPage } from '~/documents/document-page';
import type { Draft } from './draft-or-problem';
import { DraftProblemPage } from './draft-problem';

/** The page of one preview: made of a draft, or saying why there is none. */
export function draftDocument<Page extends { site: Site }>(
  titleOf: (page: Page) => string,
  View: (page: Page) => ReactNode,
) {
  return function DraftDocument(draft: Draft<Page>) {
    if ('problem' in draft)
      return (
        <DocumentPage site={unbranded()} title="Черновик не открыт" isHiddenFromSearch>
          <DraftProblemPage problem={draft.problem} />
        </DocumentPage>
      );
    return (
      <DocumentPage site={draft.site} title={titleOf(draft)} isHiddenFromSearch>
        {/* In the frame of the CMS links open beside it: the public pages they lead to stand in no frame. */}
        <Head>{draft.isFramed && <base target="_blank" />}</Head>
        {View(draft)}
      </DocumentPage>
    );
  };
}
