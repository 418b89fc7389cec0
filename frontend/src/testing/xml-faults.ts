import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

const OWN = join(import.meta.dirname, 'schemas');
/** The schema of sitemaps.org, which the library that writes our maps carries. */
const SITEMAP = join(
  dirname(createRequire(import.meta.url).resolve('sitemap/package.json')),
  'schema',
  'sitemap.xsd',
);

/** What libxml finds wrong with the map of a site, or with the index of its parts, by their schemas. */
export async function sitemapFaults(xml: string, kind: 'urlset' | 'sitemapindex'): Promise<string[]> {
  const [sitemap, image, index] = await Promise.all(
    [SITEMAP, join(OWN, 'sitemap-image.xsd'), join(OWN, 'siteindex.xsd')].map((file) =>
      readFile(file, 'utf8'),
    ),
  );
  if (!sitemap || !image || !index) throw new Error('A schema is empty.');
  const { errors } = await validateXML({
    xml: [{ fileName: 'map.xml', contents: xml }],
    schema: kind === 'urlset' ? [both()] : [index],
    preload: [
      { fileName: 'sitemap.xsd', contents: sitemap },
      { fileName: 'sitemap-image.xsd', contents: image },
    ],
  });
  return errors.map(({ message }) => message);
}

function both(): string {
  const imported = [
    ['http://www.sitemaps.org/schemas/sitemap/0.9', 'sitemap.xsd'],
    ['http://www.google.com/schemas/sitemap-image/1.1', 'sitemap-image.xsd'],
  ].map(([namespace, file]) => `<import namespace="${namespace}" schemaLocation="${file}"/>`);
  return `<schema xmlns="http://www.w3.org/2001/XMLSchema">${imported.join('')}</schema>`;
}
