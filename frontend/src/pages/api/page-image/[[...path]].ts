import type { NextApiRequest, NextApiResponse } from 'next';
import { fetchServiceList } from '~/content/get-services';
import { paths } from '~/paths';
import { type Subject, sendPicture } from '~/site/send-picture';

/** The picture of a page of the catalogue for those who share it: `/api/page-image{address of the page}`. */
export default function pageImage(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const path = Array.isArray(request.query.path) ? request.query.path : [];
  return sendPicture(request, response, () => findPage(`/${path.join('/')}`));
}

/** Of the home page, which stands for all without a picture of their own, of a section, of a service or a solution. */
async function findPage(address: string): Promise<Subject | undefined> {
  if ([paths.home, paths.services, paths.solutions].some((path) => path === address))
    return { title: address, topic: address };
  const service = (await fetchServiceList()).find(({ kind, slug }) => paths[kind](slug) === address);
  return service && { title: service.name, topic: service.slug };
}
