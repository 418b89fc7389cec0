import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

export interface FoundArticle {
  id: string;
  label: string;
  note: string;
}

const ARTICLES = '/content-manager/collection-types/api::knowledge.article';
const PAUSE_MS = 250;

/** Articles whose title has these words; the latest ones before anything is typed. */
export function useArticles(words: string): readonly FoundArticle[] {
  const { get } = useFetchClient();
  const [found, setFound] = useState<FoundArticle[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      const params = new URLSearchParams({ page: '1', pageSize: '20', sort: 'updatedAt:DESC' });
      for (const [index, spelling] of spellingsOf(words).entries())
        params.set(`filters[$or][${index}][title][$contains]`, spelling);
      const { data } = await get<{ results: StoredArticle[] }>(`${ARTICLES}?${params}`, {
        signal: controller.signal,
      });
      setFound(
        data.results.map(({ documentId, title, url }) => ({ id: documentId, label: title, note: url })),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [get, words]);
  return found;
}

interface StoredArticle {
  documentId: string;
  title: string;
  url: string;
}

/** SQLite tells large Russian letters from small ones, whatever it is asked for. */
function spellingsOf(words: string): string[] {
  const typed = words.trim();
  if (typed === '') return [];
  const small = typed.toLowerCase();
  return [...new Set([typed, small, small.charAt(0).toUpperCase() + small.slice(1), typed.toUpperCase()])];
}
