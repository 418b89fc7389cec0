import type { IncomingMessage } from 'node:http';
import { isForm, MOST_FORM_BYTES, refusedForm } from '~/security/refused-form';

/**
 * The fields of a form that was sent to a page; `undefined` where nobody can read it, or it is longer than any form of the site. One that
 * `proxy.ts` refuses with words is not read here either, whichever way it has come.
 */
export async function readForm(request: IncomingMessage, headers: Headers): Promise<FormData | undefined> {
  if (!isForm(headers) || refusedForm({ method: 'POST', headers })) return undefined;
  const body = await bodyOf(request);
  const type = { 'content-type': headers.get('content-type') ?? '' };
  return body && new Response(body, { headers: type }).formData().catch(() => undefined);
}

async function bodyOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of request as AsyncIterable<Buffer>) {
    bytes += piece.byteLength;
    // Read to its end all the same, so that who sends it hears the answer.
    if (bytes <= MOST_FORM_BYTES) pieces.push(piece);
  }
  return bytes <= MOST_FORM_BYTES ? new Uint8Array(Buffer.concat(pieces)) : undefined;
}
