/** Far more than any form of the site holds. */
export const MOST_FORM_BYTES = 1_048_576;

// Whoever reads a form minds no capitals.
const FORM_TYPE = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/i;

/** Why a form cannot be taken, whatever stands in it. */
export type FormRefusal = 'from-elsewhere' | 'too-large';

/**
 * Whether a form that is sent to a page must be refused before anybody reads it. Without an `Origin` it was no browser that could be
 * misled.
 */
export function refusedForm({
  method,
  headers,
}: Pick<Request, 'method' | 'headers'>): FormRefusal | undefined {
  if (method !== 'POST' || !isForm(headers)) return undefined;
  const origin = headers.get('origin');
  // Next.js writes the first of them, and only a proxy of ours may do so before it.
  const host = headers.get('x-forwarded-host') ?? headers.get('host');
  if (origin !== null && URL.parse(origin)?.host !== host) return 'from-elsewhere';
  return Number(headers.get('content-length')) > MOST_FORM_BYTES ? 'too-large' : undefined;
}

/** Whether what is sent is a form, as far as a browser may send one from another site without asking. */
export function isForm(headers: Headers): boolean {
  return FORM_TYPE.test(headers.get('content-type') ?? '');
}
