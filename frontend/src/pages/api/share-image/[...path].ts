import type { NextApiRequest, NextApiResponse } from 'next';
import { getTutorialTitle } from '~/features/knowledge/get-tutorial-title';
import { sendPicture } from '~/site/send-picture';

/** The picture of a tutorial for those who share it: `/api/share-image/{topic path}/{url}`. */
export default function shareImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = Array.isArray(request.query.path) ? request.query.path : [];
  return sendPicture(request, response, () =>
    getTutorialTitle(path.slice(0, -1).join('/'), path.at(-1) ?? ''),
  );
}
