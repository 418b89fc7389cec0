import type { Metadata } from 'next';
import { isBuilding } from '~/runtime/env';
import { paths } from '~/urls/paths';
import { absolute } from './absolute';
import { SHARE_IMAGE_SIZE } from './share-image-size';

interface Described {
  title: string;
  description: string;
  /** Without a query: a page in any state of its address is one page to a search engine. */
  path: string;
}

/** What the head of a page of the catalogue says to search engines and to those who share it. */
export function pageMetadata({ title, description, path }: Described): Metadata {
  // The first copies of some pages are made before the site has an address; they are made again as soon as it has one.
  if (isBuilding()) return { title, description };
  const url = absolute(path);
  const image = { url: absolute(paths.pageImage(path)), ...SHARE_IMAGE_SIZE, alt: title };
  return {
    title,
    description,
    alternates: { canonical: url },
    openGraph: { ...{ type: 'website', locale: 'ru_RU', title, description, url }, images: [image] },
    twitter: { card: 'summary_large_image' },
  };
}
