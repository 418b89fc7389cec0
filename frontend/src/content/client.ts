import { ApolloClient, HttpLink, InMemoryCache, type OperationVariables } from '@apollo/client';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { env } from '~/env';

const TIMEOUT_MS = 5_000;

/** The CMS did not answer. It is thrown: an outage is not an absence. */
export class ContentOutage extends Error {
  override readonly name = 'ContentOutage';
}

/**
 * Asks the CMS. What does not exist is `null` or an empty list in the answer; an outage throws `ContentOutage`.
 * A client lives for one question: what may be kept, and for how long, is decided by the page that asks.
 */
export async function askCms<Answer, Variables extends OperationVariables>(
  query: TypedDocumentNode<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const { CMS_URL, CMS_READ_TOKEN } = env();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: new HttpLink({
      uri: `${CMS_URL}/graphql`,
      headers: { authorization: `Bearer ${CMS_READ_TOKEN}` },
      fetch: (uri, options) =>
        fetch(uri, { ...options, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) }),
    }),
  });
  try {
    const { data } = await client.query<Answer, OperationVariables>({
      query,
      variables,
      fetchPolicy: 'no-cache',
    });
    if (data === undefined) throw new ContentOutage('the CMS answered without data');
    return data;
  } catch (error) {
    throw new ContentOutage('the CMS did not answer', { cause: error });
  }
}
