import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { AFTER_CHANGES } from '@vitrina/content-contract/change-event';
import { readBounded } from '@vitrina/ordering';
import { getOperationAST, print } from 'graphql';
import { cmsHeaders, watchCms } from '~/observability/watch-cms';
import { createBulkhead } from '~/runtime/bulkhead';
import { inTime, LATE, presentDeadline } from '~/runtime/deadline';
import { env, pageDeadlineMs } from '~/runtime/env';
import { processWide } from '~/runtime/process-wide';
import { coalesced } from './coalesced-queries';
import { contentLanguage } from './language';
import { toldChanges } from './told-changes';

/** A thousand tutorials for the search are some hundred kilobytes. */
const MOST_BYTES = 16 * 1024 * 1024;
/** So many questions are on their way at once; a CMS that hangs must not take the site's memory and sockets with it. */
const AT_ONCE = 256;
/** One that has let somebody wait to the end of their time gets this much of the next ones’, until it answers. */
const PATIENCE_MS = 500;

/** The CMS did not answer. It is thrown: an outage is not an absence. */
export class ContentOutage extends Error {
  override readonly name = 'ContentOutage';
}

/**
 * Asks the CMS. What does not exist is `null` or an empty list in the answer; an outage throws `ContentOutage`, and so does
 * the end of the time that the page has.
 * A client lives for one question: what may be kept, and for how long, is decided by the page that asks.
 */
export async function askCms<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const asked = inLanguage(query, variables);
  const question = coalesced(JSON.stringify([print(query), asked]), () =>
    ask(query, asked, { token: env().CMS_READ_TOKEN, isDraft: false, changes: toldChanges() }),
  );
  return inTheTimeOfThePage(question);
}

/** The same for who bounds by themselves how often they ask: of nobody else's answer. */
export function askCmsAnew<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return ask(query, inLanguage(query, variables), { token: env().CMS_READ_TOKEN, isDraft: false });
}

/**
 * The same with the key to drafts, for previews only. A draft may lack what its type requires: that part of the answer is
 * `null` then, and the rest is shown.
 */
export function askCmsForDraft<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const token = env().CMS_PREVIEW_TOKEN;
  if (token === undefined) throw new ContentOutage('previews are not set up');
  return inTheTimeOfThePage(ask(query, inLanguage(query, variables), { token, isDraft: true }));
}

/** What is asked of translated content says in which language; who names one asks in that. */
function inLanguage<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Variables {
  const declared = getOperationAST(query)?.variableDefinitions ?? [];
  const isTranslated = declared.some(({ variable }) => variable.name.value === 'locale');
  return isTranslated ? { locale: contentLanguage(), ...variables } : variables;
}

async function inTheTimeOfThePage<Answer>(question: Promise<Answer>): Promise<Answer> {
  const silence = cmsSilence();
  const left = presentDeadline().left();
  const patience = silence.isHeard ? Math.min(left, PATIENCE_MS) : left;
  const answer = await inTime(question, patience).catch((error) => {
    // The question may be of another bundle, in which the same class is another one.
    throw error instanceof ContentOutage
      ? error
      : new ContentOutage('the CMS did not answer', { cause: error });
  });
  if (answer !== LATE) return answer;
  if (patience >= PATIENCE_MS) silence.isHeard = true;
  throw new ContentOutage('the CMS did not answer in the time of the page');
}

/** Whether somebody has waited for the CMS in vain, and nothing has come from it since. */
function cmsSilence(): { isHeard: boolean } {
  return processWide('cms-silence', () => ({ isHeard: false }));
}

async function ask<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  { token, isDraft, changes }: { token: string; isDraft: boolean; changes?: string | undefined },
): Promise<Answer> {
  const leave = processWide('cms-bulkhead', () => createBulkhead(AT_ONCE)).enter();
  if (!leave) throw new ContentOutage('too many questions are waiting for the CMS');
  const watch = watchCms(getOperationAST(query)?.name?.value ?? 'unnamed');
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${env().CMS_URL}/graphql`,
      headers: {
        authorization: `Bearer ${token}`,
        ...cmsHeaders(watch),
        ...(changes !== undefined && { [AFTER_CHANGES]: changes }),
      },
      fetch: fetchBounded,
    }),
  });
  try {
    const { data, error } = await client.query<Answer, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
      errorPolicy: isDraft ? 'all' : 'none',
    });
    if (data === undefined || data === null) throw error ?? new Error('an answer without data');
    cmsSilence().isHeard = false;
    watch.end(true);
    return data;
  } catch (error) {
    watch.end(false);
    throw new ContentOutage('the CMS did not answer', { cause: error });
  } finally {
    leave();
  }
}

/** Bounded in time and size, the body too. */
async function fetchBounded(uri: string | URL | Request, options?: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(pageDeadlineMs());
  const response = await fetch(uri, { ...options, cache: 'no-store', redirect: 'error', signal });
  const { status, headers } = response;
  const text = await readBounded(response, MOST_BYTES);
  // Some answers may not even have an empty body.
  return new Response(text || null, {
    status,
    headers: { 'content-type': headers.get('content-type') ?? '' },
  });
}
