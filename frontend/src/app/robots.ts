import type { MetadataRoute } from 'next';
import { absolute } from '~/documents/absolute';
import { paths } from '~/urls/paths';

/** Who built the site does not know where it will stand. */
export const dynamic = 'force-dynamic';

/** What is worth finding. Pages that belong to one visitor, or that answer anything, are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/order', '/hand-off', '/preview', paths.search()] },
    sitemap: absolute(paths.sitemap),
  };
}
