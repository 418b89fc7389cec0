import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { print } from 'graphql';
import { env } from '~/env';
import { keptAnswer } from './kept-answers';

const TIMEOUT_MS = 5_000;

/** The CMS did not answer. It is thrown: an outage is not an absence. */
export class ContentOutage extends Error {
  override readonly name = 'ContentOutage';
}

/**
 * Asks the CMS. What does not exist is `null` or an empty list in the answer; an outage throws `ContentOutage`.
 * A client lives for one question: what may be kept, and for how long, is decided by the page that asks.
 */
export function askCms<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return keptAnswer(JSON.stringify([print(query), variables]), () => askCmsAnew(query, variables));
}

/** The same for who bounds by themselves how often they ask. */
export function askCmsAnew<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  return ask(query, variables, { token: env().CMS_READ_TOKEN, isDraft: false });
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
  return ask(query, variables, { token, isDraft: true });
}

async function ask<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
  { token, isDraft }: { token: string; isDraft: boolean },
): Promise<Answer> {
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${env().CMS_URL}/graphql`,
      headers: { authorization: `Bearer ${token}` },
      fetch: (uri, options) =>
        fetch(uri, { ...options, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }),
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
    return data;
  } catch (error) {
    throw new ContentOutage('the CMS did not answer', { cause: error });
  }
}
