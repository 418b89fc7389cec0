import type { NextApiRequest, NextApiResponse } from 'next';
import { getArticleTitle } from '~/features/knowledge/get-article-title';
import { inLanguageOfPath } from '~/feeds/in-language-of-path';
import { sendPicture } from '~/feeds/send-picture';

/** The picture of an article for those who share it: `/api/share-image{its address}`. */
export default function shareImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = Array.isArray(request.query.path) ? request.query.path : [];
  return sendPicture(request, response, () => inLanguageOfPath(path, getArticleTitle));
}
