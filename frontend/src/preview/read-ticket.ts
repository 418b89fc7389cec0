import { createHmac, timingSafeEqual } from 'node:crypto';
import { number, object, string, ValidationError } from 'yup';

/** The kinds of drafts that the CMS shows on the site. */
const TYPES = ['article', 'service', 'page', 'banner', 'static-preset', 'commerce-settings'] as const;

export type PreviewType = (typeof TYPES)[number];

export type TicketReading =
  | { status: 'valid'; type: PreviewType; documentId: string }
  | { status: 'expired' }
  | { status: 'foreign' };

const schema = object({
  type: string().oneOf(TYPES).required(),
  documentId: string()
    .matches(/^[a-z0-9]{1,64}$/)
    .required(),
  expiresAt: number().integer().required(),
});

/** Reads a ticket of the CMS's panel (cms/src/preview/sign-ticket.ts). What it did not sign is foreign, whatever it says. */
export function readTicket(ticket: string, secret: string, now: Date): TicketReading {
  const [content = '', signature = '', ...rest] = ticket.split('.');
  if (rest.length > 0 || !isSigned(content, signature, secret)) return { status: 'foreign' };
  try {
    const parsed: unknown = JSON.parse(Buffer.from(content, 'base64url').toString());
    const { type, documentId, expiresAt } = schema.validateSync(parsed, { strict: true });
    return expiresAt > now.getTime() ? { status: 'valid', type, documentId } : { status: 'expired' };
  } catch (error) {
    if (error instanceof ValidationError || error instanceof SyntaxError) return { status: 'foreign' };
    throw error;
  }
}

function isSigned(content: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(`preview-ticket:${content}`).digest();
  const given = Buffer.from(signature, 'base64url');
  // Base64 has several spellings of the same bytes; only the one that was given out counts.
  return (
    given.length === expected.length &&
    timingSafeEqual(given, expected) &&
    expected.toString('base64url') === signature
  );
}
