import type { Site } from '~/content/site';
import { absolute } from '~/documents/absolute';
import { AudienceBanner } from '~/documents/audience-banner';
import { type Alternate, DocumentPage } from '~/documents/document-page';
import { TariffInText } from '~/features/catalogue/tariff-in-text';
import { ArticleListView } from '~/features/knowledge/article-list-view';
import { ArticleView } from '~/features/knowledge/article-view';
import type { Discussion } from '~/features/knowledge/comment-invitation';
import type { ArticleList } from '~/features/knowledge/get-article-list';
import { TutorialMap } from '~/features/knowledge/tutorial-map';
import { t } from '~/messages';
import { paths } from '~/urls/paths';
import type { KnowledgePage } from './get-knowledge-page';
import type { KnowledgeProps } from './knowledge-props';
import { StructuredArticle, StructuredPath, StructuredPerson } from './structured-article';

/** A page of the blog or of the tutorials: an article, a list of them, or the map of all topics. */
export function KnowledgeDocument({ site, advertising, page, translations }: KnowledgeProps) {
  return (
    <DocumentPage site={site} {...headOf(page)} translations={translations}>
      <Content site={site} page={page} />
      <AudienceBanner {...advertising} className="container-page pb-12" />
    </DocumentPage>
  );
}

export function headOf(page: KnowledgePage) {
  switch (page.kind) {
    case 'map':
      return {
        title: t.knowledge.tutorials,
        description: t.knowledge.map.description,
        ...{ address: paths.tutorials, alternates: feedsOf(page.list) },
        picture: { src: paths.pageImage(paths.tutorials), alt: t.knowledge.map.picture },
      };
    case 'list': {
      const { title, description, href, first, kindName, page: part, cards } = page.list;
      return {
        ...{ title: part > 1 ? t.knowledge.list.part(title, part) : title, description, address: href },
        // A tag that nothing bears is of no use to who searches.
        isHiddenFromSearch: cards.length === 0,
        alternates: feedsOf(page.list),
        picture: { src: paths.pageImage(first), alt: t.knowledge.list.picture(title, kindName) },
      };
    }
    case 'article': {
      const { title, seoTitle, description, isHiddenFromSearch, address, shareImage } = page.article;
      const picture = { src: shareImage ?? paths.shareImage(address), alt: t.knowledge.article.cover(title) };
      const alternates = [{ type: 'text/markdown', href: paths.markdown(address), title: 'Markdown' }];
      return {
        ...{ title: seoTitle, description, isHiddenFromSearch, address, alternates },
        ...{ isArticle: true, picture },
      };
    }
  }
}

function feedsOf({ first, title }: ArticleList): Alternate[] {
  return [
    { type: 'application/rss+xml', href: paths.feed('rss', first), title: `${title}: RSS` },
    { type: 'application/atom+xml', href: paths.feed('atom', first), title: `${title}: Atom` },
  ];
}

function Content({ site, page }: { site: Site; page: KnowledgePage }) {
  switch (page.kind) {
    case 'map':
      return <TutorialMap map={page.map} list={page.list} takesRequests={site.takesRequests} />;
    case 'list':
      return (
        <>
          <StructuredPath crumbs={page.list.crumbs} address={page.list.href} />
          {page.list.person && <StructuredPerson person={page.list.person} address={page.list.first} />}
          <ArticleListView list={page.list} takesRequests={site.takesRequests} />
        </>
      );
    case 'article': {
      const { article, tariffs, takesVotes } = page;
      return (
        <>
          <StructuredArticle article={article} brand={site.brand} />
          <StructuredPath crumbs={article.crumbs} address={article.address} />
          <ArticleView
            article={article}
            page={absolute(article.address)}
            takesVotes={takesVotes}
            takesRequests={site.takesRequests}
            discussion={discussionOf(site, page)}
            tariffCard={(card) => <TariffInText card={card} cards={tariffs} />}
          />
        </>
      );
    }
  }
}

/** Readers are invited where the provider has somewhere to write, and takes comments. */
function discussionOf(
  { supportUrl }: Site,
  { article, comments }: Extract<KnowledgePage, { kind: 'article' }>,
): Discussion | undefined {
  if (!article.invitesComments || !supportUrl || comments === 'forbidden') return undefined;
  return { href: supportUrl, ...(comments !== undefined && { comments }) };
}
