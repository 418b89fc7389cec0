/** An article to check again, and why; `date` and `system` are those of the last check. */
export type DueArticle = { documentId: string; language: string; title: string } & (
  | { reason: 'failed'; date: string; system: string; fault: string }
  | { reason: 'changed' | 'old'; date: string; system: string }
  | { reason: 'unchecked' }
);
