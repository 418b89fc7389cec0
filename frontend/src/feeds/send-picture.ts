import type { NextApiRequest, NextApiResponse } from 'next';
import { ContentOutage } from '~/content/client';
import { drawShareImage } from '~/documents/share-image';
import { keepPictures } from '~/rendering/keep-pictures';
import { log } from '~/runtime/log';
import type { PictureSubject } from './get-picture-subject';

/** A few megabytes. */
const MOST_PICTURES = 200;

const pictureOf = keepPictures(drawShareImage, MOST_PICTURES);

/** Answers with the picture of what `find` finds; 404 when there is none, 503 while the CMS cannot tell. */
export async function sendPicture(
  request: NextApiRequest,
  response: NextApiResponse,
  find: () => Promise<PictureSubject | undefined>,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return void response.status(405).setHeader('Allow', 'GET, HEAD').end();
  const subject = await subjectOrStatus(find);
  if (typeof subject === 'number')
    return void response.status(subject).setHeader('Cache-Control', 'no-store').end();
  const picture = request.method === 'GET' ? await pictureOf(subject) : undefined;
  response
    .setHeader('Content-Type', 'image/png')
    .setHeader('Cache-Control', 'public, max-age=3600, stale-while-revalidate=86400');
  if (picture) response.send(picture);
  else response.end();
}

async function subjectOrStatus(
  find: () => Promise<PictureSubject | undefined>,
): Promise<PictureSubject | number> {
  try {
    return (await find()) ?? 404;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'no share image: the CMS did not answer');
    return 503;
  }
}
