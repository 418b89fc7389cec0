import type { NextApiRequest, NextApiResponse } from 'next';
import { requestPath } from '~/documents/request-path';
import { getArticleMarkdown } from '~/features/knowledge/get-article-markdown';
import { sendText } from '~/feeds/send-text';

/** Nobody sends anything here. */
export const config = { api: { bodyParser: false } };

/** An article as Markdown: `/api/markdown{its address}`, as machine-addresses.ts leads here. */
export default function markdown(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const address = `/${requestPath(request).join('/')}`;
  return sendText(request, response, {
    ...{ kind: 'markdown', key: address, contentType: 'text/markdown', isTwin: true },
    make: () => getArticleMarkdown(address),
  });
}
