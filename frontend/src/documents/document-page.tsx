import Head from 'next/head';
import { useRouter } from 'next/router';
import type { ReactNode } from 'react';
import type { Site } from '~/content/site';
import type { Translations } from '~/content/translations';
import { firstLanguage } from '~/runtime/shop-languages';
import { paths } from '~/urls/paths';
import { absolute } from './absolute';
import { inEveryLanguage } from './in-every-language';
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
  /** Its addresses in the languages that it stands in. */
  translations?: Translations | undefined;
  /** It is made for each visit: what its address says was chosen goes along into another language. */
  isOfOneVisit?: boolean;
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
  translations = {},
  isOfOneVisit = false,
  children,
}: DocumentPageProps) {
  const router = useRouter();
  const shared = address
    ? shareTags({
        ...{ title: title ?? site.brand, description, address, isArticle },
        picture: picture ?? { src: paths.pageImage(), alt: site.brand },
      })
    : [];
  return (
    <KeptShell site={site} translations={isOfOneVisit ? inEveryLanguage(router.asPath) : translations}>
      <Head>
        <title>{title ? `${title} — ${site.brand}` : site.brand}</title>
        {description && <meta name="description" content={description} />}
        {isHiddenFromSearch && <meta name="robots" content="noindex" />}
        {address && <link rel="canonical" href={absolute(address)} />}
        {(isHiddenFromSearch ? [] : hrefLangs(translations)).map(({ hrefLang, href }) => (
          <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absolute(href)} />
        ))}
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

/** What tells search engines of the same page in other languages; the shop's first is for those who read none of them. */
function hrefLangs(translations: Translations): { hrefLang: string; href: string }[] {
  const own = Object.entries(translations).map(([hrefLang, href]) => ({ hrefLang, href }));
  const first = translations[firstLanguage().language];
  if (own.length < 2) return [];
  return first === undefined ? own : [...own, { hrefLang: 'x-default', href: first }];
}
