import { type PreviewType, readTicket, type TicketReading } from '@vitrina/content-contract/preview-ticket';
import { contentLanguage } from '~/content/language';
import { env } from '~/runtime/env';

/** What a ticket opens now on this site; `undefined` while previews are not set up. */
export function checkTicket(ticket: string): TicketReading | undefined {
  const { PREVIEW_SECRET, CMS_PREVIEW_TOKEN } = env();
  if (!PREVIEW_SECRET || !CMS_PREVIEW_TOKEN) return undefined;
  return readTicket(ticket, PREVIEW_SECRET, new Date());
}

/** Whether it is a ticket for a draft of this type in the language of the page; of what has no language, in any. */
export function opens(
  ticket: { type: PreviewType; locale?: string | undefined },
  type?: PreviewType,
): boolean {
  return ticket.type === type && (ticket.locale ?? contentLanguage()) === contentLanguage();
}

/**
 * The draft that a ticket opens, if it opens one of this type. `src/proxy.ts` has asked the same before; a page that shows
 * drafts does not rely on who stands before it.
 */
export function openedDraft(
  type: PreviewType,
  ticket: string | string[] | undefined,
): { documentId: string } | undefined {
  const reading = typeof ticket === 'string' ? checkTicket(ticket) : undefined;
  return reading?.status === 'valid' && opens(reading, type) ? { documentId: reading.documentId } : undefined;
}
