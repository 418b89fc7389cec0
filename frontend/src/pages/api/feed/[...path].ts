import type { NextApiRequest, NextApiResponse } from 'next';
import { requestPath } from '~/documents/request-path';
import { FEED_TYPES, getFeed, isFeedFormat } from '~/feeds/get-feed';
import { sendText } from '~/feeds/send-text';

/** Nobody sends anything here. */
export const config = { api: { bodyParser: false } };

/** The newest of a list: `/api/feed/{format}{address of the list}`, as machine-addresses.ts leads here. */
export default function feed(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const [format = '', ...list] = requestPath(request);
  return sendText(request, response, {
    ...{ kind: 'feed', key: [format, ...list].join('/') },
    contentType: isFeedFormat(format) ? FEED_TYPES[format] : 'text/plain',
    make: async () => (isFeedFormat(format) ? getFeed(format, list) : undefined),
  });
}
