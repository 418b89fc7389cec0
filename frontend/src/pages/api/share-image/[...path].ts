import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentOutage } from '~/content/client';
import { getTutorialTitle } from '~/features/knowledge/get-tutorial-title';
import { log } from '~/log';
import { keepPictures } from '~/site/keep-pictures';
import { drawShareImage } from '~/site/share-image';

/** A few megabytes. */
const MOST_PICTURES = 200;

const pictureOf = keepPictures(drawShareImage, MOST_PICTURES);

/** The picture of a tutorial for those who share it: `/api/share-image/{topic path}/{url}`. */
export default async function shareImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  const tutorial = await findTutorial(Array.isArray(request.query.path) ? request.query.path : []);
  if (typeof tutorial === 'number')
    return void response.status(tutorial).setHeader('Cache-Control', 'no-store').end();
  const picture = request.method === 'GET' ? await pictureOf(tutorial) : undefined;
  response
    .setHeader('Content-Type', 'image/png')
    .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400');
  if (picture) response.send(picture);
  else response.end();
}

/** What the picture is drawn from, or the status that says why there is none. */
async function findTutorial(path: readonly string[]) {
  try {
    return (await getTutorialTitle(path.slice(0, -1).join('/'), path.at(-1) ?? '')) ?? 404;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'no share image: the CMS did not answer');
    return 503;
  }
}
