import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentOutage } from '~/content/client';
import { getTutorial } from '~/features/knowledge/get-tutorial';
import { log } from '~/log';
import { drawShareImage } from '~/site/share-image';

/** The picture of a tutorial for those who share it: `/api/share-image/{topic path}/{url}`. */
export default async function shareImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  const picture = await getPicture(Array.isArray(request.query.path) ? request.query.path : []);
  if (!Buffer.isBuffer(picture))
    return void response.status(picture).setHeader('Cache-Control', 'no-store').end();
  response
    .setHeader('Content-Type', 'image/png')
    .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400')
    .send(picture);
}

/** The picture, or the status that says why there is none. */
async function getPicture(path: readonly string[]): Promise<Buffer | 404 | 503> {
  try {
    const tutorial = await getTutorial(path.slice(0, -1).join('/'), path.at(-1) ?? '');
    return tutorial ? await drawShareImage({ title: tutorial.title, topic: tutorial.topic.path }) : 404;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'no share image: the CMS did not answer');
    return 503;
  }
}
