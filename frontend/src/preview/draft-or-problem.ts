import { ProviderOutage } from '@vitrina/ordering';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ContentOutage } from '~/content/client';
import { withinPage } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import type { DraftProblem } from './draft-problem';
import { openedDraft } from './opened-draft';

interface WithoutDraft {
  problem: DraftProblem;
}

/** What a document made for one preview shows: its draft, or why there is none, with the status that says so. */
export async function draftOrProblem<Page extends object>(
  { query, res }: GetServerSidePropsContext,
  type: 'article' | 'banner',
  getPage: (documentId: string) => Promise<Page | undefined>,
): Promise<GetServerSidePropsResult<Page | WithoutDraft>> {
  const draft = openedDraft(type, query.ticket);
  if (!draft) return { notFound: true };
  try {
    const page = await withinPage(() => getPage(draft.documentId));
    // Properties travel as JSON, where what is undefined does not exist.
    if (page) return { props: JSON.parse(JSON.stringify(page)) };
    res.statusCode = 404;
    return { props: { problem: 'gone' } };
  } catch (error) {
    if (!(error instanceof ContentOutage || error instanceof ProviderOutage)) throw error;
    log.warn({ err: error }, 'a draft could not be shown');
    res.statusCode = 503;
    return { props: { problem: 'outage' } };
  }
}
