import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useLanguage } from '../languages/use-language';
import type { ReferencesAnswer } from './references-answer';

export type References =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; answer: ReferencesAnswer };

/** Who refers to an entry, asked anew whenever the entry is saved. */
export function useReferences(uid: string, documentId: string, savedAt: string): References {
  const { get } = useFetchClient();
  const [references, setReferences] = useState<References>({ status: 'loading' });
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of saving and the language are what makes the former answer old.
  useEffect(() => {
    const leaving = new AbortController();
    get<ReferencesAnswer>(`/vitrina/uses/${uid}/${documentId}`, { signal: leaving.signal })
      .then(({ data }) => setReferences({ status: 'known', answer: data }))
      .catch(() => {
        if (!leaving.signal.aborted) setReferences({ status: 'failed' });
      });
    return () => leaving.abort();
  }, [get, uid, documentId, savedAt, language]);
  return references;
}
