import type { NextApiRequest, NextApiResponse } from 'next';
import { getLlmsText } from '~/feeds/get-llms-text';
import { sendText } from '~/feeds/send-text';

/** Nobody sends anything here. */
export const config = { api: { bodyParser: false } };

/** What the site is about, for language models (llmstxt.org). */
export default function llms(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return sendText(request, response, {
    ...{ kind: 'llms', key: '', contentType: 'text/plain', make: getLlmsText },
  });
}
