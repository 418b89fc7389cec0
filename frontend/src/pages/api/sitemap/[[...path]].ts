import type { NextApiRequest, NextApiResponse } from 'next';
import { requestPath } from '~/documents/request-path';
import { getSitemap } from '~/feeds/get-sitemap';
import { sendText } from '~/feeds/send-text';

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
