import type { MetadataRoute } from 'next';
import { paths } from '~/paths';

/** What is worth finding. Pages that belong to one visitor, or that answer anything, are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/order', '/hand-off', '/preview', paths.search()] },
  };
}
