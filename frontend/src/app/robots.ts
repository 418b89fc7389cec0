import type { MetadataRoute } from 'next';
import { absolute } from '~/documents/absolute';
import { inLanguageOf } from '~/messages/language-of';
import { demoResetMinutes } from '~/runtime/env';
import { spokenLanguages } from '~/runtime/shop-languages';
import { rootPaths } from '~/urls/paths';

const NOT_READ = [rootPaths.order, '/hand-off', '/preview', rootPaths.search()];

/** Who built the site does not know where it will stand. */
export const dynamic = 'force-dynamic';

/** What is worth finding. Pages that belong to one visitor, or that answer anything, are not. */
export default function robots(): MetadataRoute.Robots {
  // Search engines are asked not to read what is no shop.
  if (demoResetMinutes() > 0) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: spokenLanguages().flatMap((spoken) =>
        NOT_READ.map((address) => inLanguageOf(spoken, address)),
      ),
    },
    sitemap: absolute(rootPaths.sitemap),
  };
}
