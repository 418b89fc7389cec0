import type { PreviewType } from '@vitrina/content-contract/preview-ticket';
import { ProviderOutage } from '@vitrina/ordering';
import type { GetServerSidePropsContext, GetServerSidePropsResult } from 'next';
import { ContentOutage } from '~/content/client';
import { withinPage } from '~/runtime/deadline';
import { log } from '~/runtime/log';
import { inPresentLanguage } from '~/runtime/present-language';
import { languageOfPage } from '~/runtime/shop-languages';
import type { DraftProblem } from './draft-problem';
import { openedDraft } from './opened-draft';

/** Why there is no draft. */
interface WithoutDraft {
  problem: DraftProblem;
}

interface WithDraft {
  /** It stands in the frame of the CMS. */
  isFramed: boolean;
}

/** What a document made for one preview is given. */
export type Draft<Page extends object> = (Page & WithDraft) | WithoutDraft;

/** Another document shows this draft. */
export class ShownElsewhere {
  constructor(readonly address: string) {}
}

/** What a document made for one preview shows: its draft, or why there is none, with the status that says so. */
export function draftOrProblem<Page extends object>(
  context: GetServerSidePropsContext,
  type: PreviewType,
  getPage: (documentId: string) => Promise<Page | ShownElsewhere | undefined>,
): Promise<GetServerSidePropsResult<Draft<Page>>> {
  return inPresentLanguage(languageOfPage(context.locale), () => inItsLanguage(context, type, getPage));
}

async function inItsLanguage<Page extends object>(
  { query, res }: GetServerSidePropsContext,
  type: PreviewType,
  getPage: (documentId: string) => Promise<Page | ShownElsewhere | undefined>,
): Promise<GetServerSidePropsResult<Draft<Page>>> {
  const draft = openedDraft(type, query.ticket);
  if (!draft) return { notFound: true };
  try {
    const page = await withinPage(() => getPage(draft.documentId));
    if (page instanceof ShownElsewhere) return { redirect: { destination: page.address, permanent: false } };
    // Properties travel as JSON, where what is undefined does not exist.
    if (page) return { props: { ...JSON.parse(JSON.stringify(page)), isFramed: query.in === 'frame' } };
    res.statusCode = 404;
    return { props: { problem: 'gone' } };
  } catch (error) {
    if (!(error instanceof ContentOutage || error instanceof ProviderOutage)) throw error;
    log.warn({ err: error }, 'a draft could not be shown');
    res.statusCode = 503;
    return { props: { problem: 'outage' } };
  }
}
