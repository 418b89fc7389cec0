import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { ReferencesAnswer } from './references-answer';

export type References =
  | { status: 'loading' }
  | { status: 'failed' }
  | { status: 'known'; answer: ReferencesAnswer };

/** Who refers to an entry, asked anew whenever the entry is saved. */
export function useReferences(uid: string, documentId: string, savedAt: string): References {
  const { get } = useFetchClient();
  const [references, setReferences] = useState<References>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of saving is what makes the former answer old.
  useEffect(() => {
    const leaving = new AbortController();
    get<ReferencesAnswer>(`/vitrina/uses/${uid}/${documentId}`, { signal: leaving.signal })
      .then(({ data }) => setReferences({ status: 'known', answer: data }))
      .catch(() => {
        if (!leaving.signal.aborted) setReferences({ status: 'failed' });
      });
    return () => leaving.abort();
  }, [get, uid, documentId, savedAt]);
  return references;
}
