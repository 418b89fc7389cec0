import type { ProviderHttp } from '../provider/http';

/** What is known of the comments of articles; `unknown` while nobody tells. */
export type CommentCounts =
  | { kind: 'counted'; countOf: (url: string) => number }
  /** The provider takes no comments: nobody is to be invited to write one. */
  | { kind: 'forbidden' }
  | { kind: 'unknown' };

/**
 * How many comments the articles with these addresses have, in one call (specification 001, section 3). Never throws: without
 * an answer an article is shown without its count.
 */
export async function countComments(http: ProviderHttp, urls: readonly string[]): Promise<CommentCounts> {
  const answer = await http('countComments', { urls: urls.join(',') });
  if (answer.ok) {
    const { counts } = answer.value.body;
    return { kind: 'counted', countOf: (url) => (Object.hasOwn(counts, url) ? (counts[url] ?? 0) : 0) };
  }
  const { failure } = answer;
  const isForbidden = failure.kind === 'refused' && failure.code === 'comments_forbidden';
  return { kind: isForbidden ? 'forbidden' : 'unknown' };
}
