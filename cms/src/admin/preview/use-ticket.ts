import { isFetchError, useFetchClient } from '@strapi/strapi/admin';
import { useCallback } from 'react';

export interface OpenedPreview {
  address: string;
  /** What of the draft the page does not show, and why. */
  remarks: string[];
}

export type TicketAnswer = { status: 'open'; preview: OpenedPreview } | { status: 'refused'; words: string };

/** Asks the CMS for a fresh ticket; a refusal comes in the words for the person. */
export function useTicket(uid: string, documentId: string): () => Promise<TicketAnswer> {
  const { post } = useFetchClient();
  return useCallback(async () => {
    try {
      const { data } = await post<OpenedPreview>('/vitrina/preview-tickets', { uid, documentId });
      return { status: 'open', preview: data };
    } catch (error) {
      return { status: 'refused', words: wordsOf(error) };
    }
  }, [post, uid, documentId]);
}

function wordsOf(error: unknown): string {
  const told = isFetchError(error) ? error.response?.data.error?.message : undefined;
  return told ?? 'CMS не отвечает, поэтому черновик не показать. Проверьте связь и попробуйте ещё раз.';
}
