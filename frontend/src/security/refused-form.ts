/** As much as Next.js reads of a form; it makes an error of the first byte more. */
const MOST_BYTES = 1_048_576;

/** Why a form cannot be taken, whatever stands in it. */
export type FormRefusal = 'from-elsewhere' | 'too-large';

/**
 * Whether a form that is sent to a page must be refused before anybody reads it. Next.js does so too, but with the error of
 * a broken page: its rule is repeated here to be answered. Without an `Origin` it was no browser that could be misled.
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
  return Number(headers.get('content-length')) > MOST_BYTES ? 'too-large' : undefined;
}

function isForm(headers: Headers): boolean {
  const type = headers.get('content-type') ?? '';
  return (
    headers.has('next-action') || /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)
  );
}
