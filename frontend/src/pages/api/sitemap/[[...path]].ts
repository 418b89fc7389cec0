import type { NextApiRequest, NextApiResponse } from 'next';
import { getSitemap } from '~/site/get-sitemap';
import { requestPath } from '~/site/request-path';
import { sendText } from '~/site/send-text';

/** Nobody sends anything here. */
export const config = { api: { bodyParser: false } };

/** The map of the site, which names its parts, and each of them, as machine-addresses.ts leads here. */
export default function sitemap(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = requestPath(request);
  return sendText(request, response, {
    ...{ kind: 'sitemap', key: path.join('/'), contentType: 'application/xml' },
    make: () => getSitemap(path),
  });
}
