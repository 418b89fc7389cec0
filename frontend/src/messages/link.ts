import type { ReactNode } from 'react';

/** Wraps the words of a sentence that lead somewhere. */
export type Link = (words: string) => ReactNode;
