/** What is known of the comments of articles; `unknown` while nobody tells. */
export type CommentCounts =
  | { kind: 'counted'; countOf: (url: string) => number }
  /** The provider takes no comments: nobody is to be invited to write one. */
  | { kind: 'forbidden' }
  | { kind: 'unknown' };
