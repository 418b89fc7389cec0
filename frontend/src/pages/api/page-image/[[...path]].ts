import type { NextApiRequest, NextApiResponse } from 'next';
import { getPictureSubject } from '~/feeds/get-picture-subject';
import { inLanguageOfPath } from '~/feeds/in-language-of-path';
import { sendPicture } from '~/feeds/send-picture';

/** The picture of any page but an article for those who share it: `/api/page-image{address of the page}`. */
export default function pageImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = Array.isArray(request.query.path) ? request.query.path : [];
  return sendPicture(request, response, () => inLanguageOfPath(path, getPictureSubject));
}
