import Head from 'next/head';
import type { ReactNode } from 'react';
import { paths } from '~/paths';
import type { Site } from '~/site/site';
import { absolute } from './absolute';
import { SHARE_IMAGE_SIZE } from './share-image-size';
import { Shell } from './shell';

interface DocumentPageProps {
  site: Site;
  /** Without one the page is named by the brand alone: the home page. */
  title?: string;
  description?: string;
  /** Where it stands on the site; without one, as in a preview, it has no canonical link. */
  address?: string;
  /** For an article: the absolute address of its picture, for those who share it. */
  article?: { image: string };
  isHiddenFromSearch?: boolean;
  /** The same for machines: feeds of a list, an article as Markdown. */
  alternates?: readonly Alternate[];
  children: ReactNode;
}

export interface Alternate {
  /** A media type. */
  type: string;
  href: string;
  title: string;
}

/** A page that is read: the shell and the head, and nothing that needs React in the browser. */
export function DocumentPage({
  site,
  title,
  description,
  address,
  article,
  isHiddenFromSearch = false,
  alternates = [],
  children,
}: DocumentPageProps) {
  return (
    <Shell site={site}>
      <Head>
        <title>{title ? `${title} — ${site.brand}` : site.brand}</title>
        {description && <meta name="description" content={description} />}
        {isHiddenFromSearch && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={absolute(address)} />}
        {alternates.map(({ type, href, title: name }) => (
          <link key={href} rel="alternate" type={type} href={href} title={name} />
        ))}
        {address && <meta property="og:type" content={article ? 'article' : 'website'} />}
        {address && <meta property="og:locale" content="ru_RU" />}
        {address && <meta property="og:title" content={title ?? site.brand} />}
        {address && description && <meta property="og:description" content={description} />}
        {address && <meta property="og:url" content={absolute(address)} />}
        {address && <meta property="og:image" content={article?.image ?? absolute(paths.pageImage())} />}
        {address && <meta property="og:image:width" content={`${SHARE_IMAGE_SIZE.width}`} />}
        {address && <meta property="og:image:height" content={`${SHARE_IMAGE_SIZE.height}`} />}
        {address && <meta name="twitter:card" content="summary_large_image" />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {children}
    </Shell>
  );
}
