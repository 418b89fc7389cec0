const SECTION = ':section(tutorials|blog)';
const FORMAT = ':format(rss|atom)';

/**
 * Addresses at which machines expect feeds, maps and texts, and the routes that answer them: Next.js has no page in the midst
 * of others whose name ends so.
 */
export const MACHINE_ADDRESSES: { source: string; destination: string }[] = [
  { source: '/sitemap.xml', destination: '/api/sitemap' },
  { source: '/sitemap/:part.xml', destination: '/api/sitemap/:part' },
  { source: '/llms.txt', destination: '/api/llms' },
  { source: `/${FORMAT}.xml`, destination: '/api/feed/:format' },
  { source: `/${SECTION}/${FORMAT}.xml`, destination: '/api/feed/:format/:section' },
  { source: `/${SECTION}/:path*/${FORMAT}.xml`, destination: '/api/feed/:format/:section/:path*' },
  { source: `/${SECTION}/:path*/:name.md`, destination: '/api/markdown/:section/:path*/:name' },
];
