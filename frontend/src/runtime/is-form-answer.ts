import { headers } from 'next/headers';

/**
 * Whether this rendering is the answer to a form that was sent to the page. Next.js renders the page again with what
 * the form's action returned; a page that would send the visitor elsewhere must not do so then, or the answer is lost.
 */
export async function isFormAnswer(): Promise<boolean> {
  const sent = await headers();
  return sent.has('next-action') || (sent.get('content-type') ?? '').startsWith('multipart/form-data');
}
