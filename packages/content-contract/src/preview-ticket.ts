import { createHmac, timingSafeEqual } from 'node:crypto';

/** The kinds of drafts that the CMS shows on the site. */
export const PREVIEW_TYPES = [
  'article',
  'service',
  'page',
  'banner',
  'static-preset',
  'commerce-settings',
  'incident',
] as const;

export type PreviewType = (typeof PREVIEW_TYPES)[number];

export interface PreviewTicket {
  type: PreviewType;
  documentId: string;
  /** The language of the draft; left out for content that has none, and by a shop of one language. */
  locale?: string | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export type TicketReading =
  | { status: 'valid'; type: PreviewType; documentId: string; locale?: string | undefined }
  | { status: 'expired' }
  | { status: 'foreign' };

/** A ticket for one draft: what it opens and until when, and a signature over both. */
export function signTicket({ type, documentId, locale, expiresAt }: PreviewTicket, secret: string): string {
  const content = Buffer.from(JSON.stringify({ type, documentId, locale, expiresAt })).toString('base64url');
  return `${content}.${signatureOf(content, secret).toString('base64url')}`;
}

/** Reads a ticket. What was not signed with this secret is foreign, whatever it says. */
export function readTicket(ticket: string, secret: string, now: Date): TicketReading {
  const [content = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSigned(content, signature, secret)) return { status: 'foreign' };
  const read = parse(Buffer.from(content, 'base64url').toString());
  if (!read) return { status: 'foreign' };
  const { expiresAt, ...opened } = read;
  return expiresAt > now.getTime() ? { status: 'valid', ...opened } : { status: 'expired' };
}

function parse(text: string): PreviewTicket | undefined {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    return undefined;
  }
  const { type, documentId, locale, expiresAt } = Object(content);
  const isTicket =
    PREVIEW_TYPES.includes(type) &&
    typeof documentId === 'string' &&
    /^[a-z0-9]{1,64}$/.test(documentId) &&
    (locale === undefined || /^[a-z]{2}$/.test(String(locale))) &&
    Number.isInteger(expiresAt);
  return isTicket ? { type, documentId, ...(locale && { locale }), expiresAt } : undefined;
}

function isSigned(content: string, signature: string, secret: string): boolean {
  const expected = signatureOf(content, secret);
  const given = Buffer.from(signature, 'base64url');
  // Base64 has several spellings of the same bytes; only the one that was given out counts.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    expected.toString('base64url') === signature
  );
}

function signatureOf(content: string, secret: string): Buffer {
  return createHmac('sha256', secret).update(`preview-ticket:${content}`).digest();
}
