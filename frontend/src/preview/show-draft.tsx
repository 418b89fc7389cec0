import type { PreviewType } from '@vitrina/content-contract/preview-ticket';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ContentOutage } from '~/content/client';
import { log } from '~/runtime/log';
import { DraftProblemPage } from './draft-problem';
import { LinksBeside } from './links-beside';
import { openedDraft } from './opened-draft';

type Query = Record<string, string | string[] | undefined>;

/** A page made for one preview: the draft that the ticket in its address opens, or why there is none. */
export async function showDraft(
  type: PreviewType,
  query: Query,
  getPage: (documentId: string) => Promise<ReactNode>,
): Promise<ReactNode> {
  const draft = openedDraft(type, query.ticket);
  if (!draft) notFound();
  return (
    <>
      <LinksBeside query={query} />
      {await pageOrProblem(() => getPage(draft.documentId))}
    </>
  );
}

async function pageOrProblem(getPage: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return (await getPage()) ?? <DraftProblemPage problem="gone" />;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'a draft could not be shown');
    return <DraftProblemPage problem="outage" />;
  }
}
