/** Fragments of an article's address that show what became of a vote that was sent without scripts. */
export const VOTE_NOTES = { taken: 'vote-taken', refused: 'vote-refused' } as const;
