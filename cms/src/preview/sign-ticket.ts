import { createHmac } from 'node:crypto';
import type { PreviewedType } from './previewed';

export interface Ticket {
  type: PreviewedType;
  documentId: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A ticket for one draft, as the site reads it: what it opens and until when, and a signature over both. */
export function signTicket({ type, documentId, expiresAt }: Ticket, secret: string): string {
  const content = Buffer.from(JSON.stringify({ type, documentId, expiresAt })).toString('base64url');
  const signature = createHmac('sha256', secret).update(`preview-ticket:${content}`).digest('base64url');
  return `${content}.${signature}`;
}
