import Head from 'next/head';
import type { ReactNode } from 'react';
import type { Site } from '~/site/site';
import { Shell } from './shell';

interface DocumentPageProps {
  site: Site;
  /** Without one the page is named by the brand alone: the home page. */
  title?: string;
  description?: string;
  /** For an article: its absolute addresses, for those who share it. */
  share?: { page: string; image: string };
  isHiddenFromSearch?: boolean;
  children: ReactNode;
}

/** A page that is read: the shell and the head, and nothing that needs React in the browser. */
export function DocumentPage({
  site,
  title,
  description,
  share,
  isHiddenFromSearch = false,
  children,
}: DocumentPageProps) {
  return (
    <Shell site={site}>
      <Head>
        <title>{title ? `${title} — ${site.brand}` : site.brand}</title>
        {description && <meta name="description" content={description} />}
        {isHiddenFromSearch && <meta name="robots" content="noindex" />}
        {share && <meta property="og:type" content="article" />}
        {share && <meta property="og:title" content={title} />}
        {share && description && <meta property="og:description" content={description} />}
        {share && <meta property="og:url" content={share.page} />}
        {share && <meta property="og:image" content={share.image} />}
        {share && <meta property="og:image:width" content="1200" />}
        {share && <meta property="og:image:height" content="600" />}
        {share && <meta name="twitter:card" content="summary_large_image" />}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {children}
    </Shell>
  );
}
