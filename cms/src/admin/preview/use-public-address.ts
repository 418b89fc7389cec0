import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { useLanguage } from '../languages/use-language';

/** Where visitors see the entry now, if they do; asked anew when another version of it is shown. */
export function usePublicAddress(uid: string, documentId: string, version: string): string | undefined {
  const { get } = useFetchClient();
  const [address, setAddress] = useState<string>();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another version, and another language, may have another address.
  useEffect(() => {
    const ended = new AbortController();
    get<{ address: string | null }>(`/vitrina/public-address/${uid}/${documentId}`, { signal: ended.signal })
      .then(({ data }) => setAddress(data.address ?? undefined))
      // Without it there is no link, and nothing else is lost.
      .catch(() => setAddress(undefined));
    return () => ended.abort();
  }, [get, uid, documentId, version, language]);
  return address;
}
