import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { UsesAnswer } from './uses-answer';

export type Uses = { status: 'loading' } | { status: 'failed' } | { status: 'known'; answer: UsesAnswer };

/** Who uses an entry, asked anew whenever the entry is saved. */
export function useUses(uid: string, documentId: string, savedAt: string): Uses {
  const { get } = useFetchClient();
  const [uses, setUses] = useState<Uses>({ status: 'loading' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the time of saving is what makes the former answer old.
  useEffect(() => {
    const leaving = new AbortController();
    get<UsesAnswer>(`/vitrina/uses/${uid}/${documentId}`, { signal: leaving.signal })
      .then(({ data }) => setUses({ status: 'known', answer: data }))
      .catch(() => {
        if (!leaving.signal.aborted) setUses({ status: 'failed' });
      });
    return () => leaving.abort();
  }, [get, uid, documentId, savedAt]);
  return uses;
}
