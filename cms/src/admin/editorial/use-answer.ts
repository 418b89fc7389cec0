import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import { useLanguage } from '../languages/use-language';

/** What the CMS says to a question of the panel. */
export type Answer<T> =
  | { state: 'waiting' }
  | { state: 'there'; answer: T }
  | { state: 'failed'; words: string };

/** Asks the CMS, and again whenever the occasion changes or somebody wants it. */
export function useAnswer<T>(path: string, occasion = ''): { asked: Answer<T>; again: () => void } {
  const { get } = useFetchClient();
  const [asked, setAsked] = useState<Answer<T>>({ state: 'waiting' });
  const [round, setRound] = useState(0);
  const language = useLanguage();
  const again = useCallback(() => setRound((former) => former + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion, the language and the round are reasons to ask again.
  useEffect(() => {
    let isCurrent = true;
    get<T>(path)
      .then(({ data }) => {
        if (isCurrent) setAsked({ state: 'there', answer: data });
      })
      .catch((error: unknown) => {
        if (isCurrent) setAsked({ state: 'failed', words: wordsOf(error) });
      });
    return () => {
      isCurrent = false;
    };
  }, [get, path, occasion, language, round]);

  return { asked, again };
}

/** What went wrong, in the words of the CMS. */
export function wordsOf(error: unknown): string {
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Не получилось, попробуйте ещё раз.';
}
