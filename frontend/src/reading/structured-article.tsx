import type { ProfilePage as StructuredProfile, Article as StructuredThing } from 'schema-dts';
import { absolute } from '~/documents/absolute';
import { StructuredData } from '~/documents/structured-data';
import type { Article } from '~/features/knowledge/get-article';
import type { Person } from '~/features/knowledge/person';
import { spokenLanguage } from '~/messages/language';
import { paths } from '~/urls/paths';

/** An article as search engines read it. */
export function StructuredArticle({ article, brand }: { article: Article; brand: string }) {
  const { title, description, address, author, expert, tags, series } = article;
  const { publishedOn, updatedOn, shareImage } = article;
  const thing: StructuredThing = {
    '@type': article.section === 'tutorials' ? 'TechArticle' : 'BlogPosting',
    ...{ headline: title, description, inLanguage: spokenLanguage().language, url: absolute(address) },
    mainEntityOfPage: absolute(address),
    image: absolute(shareImage ?? paths.shareImage(address)),
    publisher: { '@type': 'Organization', name: brand, url: absolute(paths.home) },
    ...(publishedOn && { datePublished: publishedOn }),
    ...(updatedOn && { dateModified: updatedOn }),
    ...(series && {
      isPartOf: { '@type': 'CreativeWorkSeries', name: series.name, url: absolute(series.href) },
    }),
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name).join(', ') }),
    ...(author && { author: { '@type': 'Person', name: author.name, url: absolute(author.href) } }),
    ...(expert && { editor: { '@type': 'Person', name: expert.name, url: absolute(expert.href) } }),
  };
  return <StructuredData thing={{ '@context': 'https://schema.org', ...thing }} />;
}

/** Who writes articles or checks them, on their own page. */
export function StructuredPerson({ person, address }: { person: Person; address: string }) {
  const { name, jobTitle, bio, avatar, links } = person;
  const thing: StructuredProfile = {
    '@type': 'ProfilePage',
    url: absolute(address),
    mainEntity: {
      ...{ '@type': 'Person', name, url: absolute(address) },
      ...(jobTitle && { jobTitle }),
      ...(bio && { description: bio }),
      ...(avatar && { image: absolute(avatar.src) }),
      ...(links.length > 0 && { sameAs: links.map(({ href }) => href) }),
    },
  };
  return <StructuredData thing={{ '@context': 'https://schema.org', ...thing }} />;
}

interface PathProps {
  crumbs: readonly { label: string; href?: string }[];
  /** Of the page itself, which is the last crumb. */
  address: string;
}

/** The way to a page as search engines read it. */
export function StructuredPath({ crumbs, address }: PathProps) {
  return (
    <StructuredData
      thing={{
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ label, href }, index) => ({
          ...{ '@type': 'ListItem', position: index + 1, name: label },
          item: absolute(href ?? address),
        })),
      }}
    />
  );
}
