import Head from 'next/head';
import type { ReactNode } from 'react';
import type { Site } from '~/content/site';
import { paths } from '~/urls/paths';
import { absolute } from './absolute';
import { KeptShell } from './kept-shell';
import { type SharePicture, shareTags } from './share-tags';

interface DocumentPageProps {
  site: Site;
  /** Without one the page is named by the brand alone: the home page. */
  title?: string;
  description?: string;
  /** Where it stands on the site; without one, as in a preview, it has no canonical link. */
  address?: string;
  isArticle?: boolean;
  /** For those who share it; without one that of the shop. */
  picture?: SharePicture;
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
  isArticle = false,
  picture,
  isHiddenFromSearch = false,
  alternates = [],
  children,
}: DocumentPageProps) {
  const shared = address
    ? shareTags({
        ...{ title: title ?? site.brand, description, address, isArticle },
        picture: picture ?? { src: paths.pageImage(), alt: site.brand },
      })
    : [];
  return (
    <KeptShell site={site}>
      <Head>
        <title>{title ? `${title} — ${site.brand}` : site.brand}</title>
        {description && <meta name="description" content={description} />}
        {isHiddenFromSearch && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={absolute(address)} />}
        {alternates.map(({ type, href, title: name }) => (
          <link key={href} rel="alternate" type={type} href={href} title={name} />
        ))}
        {shared.map((tag) => (
          <meta key={tag.content + ('name' in tag ? tag.name : tag.property)} {...tag} />
        ))}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
      </Head>
      {children}
    </KeptShell>
  );
}
