import { articleAddress, isArticleAt, pathOfTopic } from '~/content/article-address';
import { articlePlacesQuery, articleQuery } from '~/content/article-queries';
import { askCms, askCmsForDraft } from '~/content/client';
import type { ArticleQuery } from '~/content/generated/graphql';
import { type Picture, toPicture, toShareImage } from '~/content/picture';
import { present } from '~/content/present';
import { t } from '~/messages';
import { withoutLanguage } from '~/messages/language-of';
import { cacheTags } from '~/rendering/cache-tags';
import { type Level, levelOf } from '~/urls/levels';
import { paths } from '~/urls/paths';
import { type ArticleBeside, readArticlesBeside, readTextArticles } from './article-places';
import { type ArticleText, parseArticleText } from './article-text';
import type { Section } from './knowledge-address';
import { minutesToRead } from './minutes-to-read';
import { linksOf } from './person';
import { linkArticles } from './references';
import { type ArticleCheck, showCheck } from './show-check';
import { sizePictures } from './size-pictures';

type CmsArticle = NonNullable<ArticleQuery['articles'][number]>;

/** An article as its page shows it: a tutorial stands in a topic, an article of the blog in a category or in none. */
export interface Article {
  /** Of the CMS, whatever its address. */
  id: string;
  title: string;
  url: string;
  address: string;
  section: Section;
  /** What it is about, under the title; search engines have a text of their own. */
  lead: string;
  description: string;
  seoTitle: string;
  /** The editor keeps it out of search engines; whoever has the address reads it. */
  isHiddenFromSearch: boolean;
  /** From its section to the article itself. */
  crumbs: { label: string; href?: string }[];
  text: ArticleText;
  minutesToRead: number;
  /** What readers have made of it; `rating` is an average from 1 to 5. */
  figures: { views: number; votes: number; rating: number | null };
  /** Of a tutorial. */
  level: Level | undefined;
  series: ArticleSeries | undefined;
  /** Readers are asked to discuss it. */
  invitesComments: boolean;
  publishedOn: string | undefined;
  updatedOn: string | undefined;
  check: ArticleCheck | undefined;
  tags: { name: string; path: string; href: string }[];
  cover: Picture | undefined;
  /** The path of the cover's size for shared links; without one it is drawn. */
  shareImage: string | undefined;
  author: ArticleAuthor | undefined;
  expert: ArticleExpert | undefined;
  similar: { title: string; href: string }[];
  /** What of the CMS it shows, by its cache tags. */
  shows: string[];
}

/** What it is a part of. */
export interface ArticleSeries {
  name: string;
  href: string;
  /** In their order, the article itself among them. */
  parts: readonly ArticleBeside[];
}

export interface ArticleAuthor {
  name: string;
  href: string;
  jobTitle: string;
  details: string;
  avatar: Picture | undefined;
  links: { label: string; href: string }[];
}

export interface ArticleExpert {
  name: string;
  href: string;
  details: string;
  isFemale: boolean;
  avatar: Picture | undefined;
}

/** The published article at an address, or `undefined` when there is none. Throws `ContentOutage`. */
export async function getArticle(address: string): Promise<Article | undefined> {
  const article = await findArticle(address);
  return article && toArticle(article, article.similar_tutorials);
}

/** The same as the CMS holds it. */
export async function findArticle(address: string): Promise<CmsArticle | undefined> {
  const filters = { url: { eq: address.split('/').at(-1) ?? '' } };
  const { articles } = await askCms(articleQuery, { filters });
  const article = articles[0];
  return article && isArticleAt(address, article) ? article : undefined;
}

/**
 * The draft of an article for a preview, or `undefined`; never kept. Of other articles it shows what is published, as a
 * reader will see it: their drafts may belong to somebody else. Throws `ContentOutage`.
 */
export async function getArticleDraft(documentId: string): Promise<Article | undefined> {
  const filters = { documentId: { eq: documentId } };
  const { articles } = await askCmsForDraft(articleQuery, { filters, status: 'DRAFT' });
  const article = articles[0];
  if (!article) return undefined;
  const ids = present(article.similar_tutorials).map((other) => other.documentId);
  const published = ids.length > 0 ? await getPlaces({ documentId: { in: ids } }, ids.length) : [];
  return toArticle(
    article,
    ids.flatMap((id) => published.find((other) => other.documentId === id) ?? []),
  );
}

async function toArticle(article: CmsArticle, chosen: CmsArticle['similar_tutorials']): Promise<Article> {
  const { topic, category, image } = article;
  const text = await parseArticleText(article.text ?? '');
  sizePictures(text.tree, article.text_pictures);
  showCheck(text.tree, article.check_record, article.checked_on !== null);
  linkArticles(text.tree, readTextArticles(article.text_articles));
  const similar = getSimilar(article, chosen);
  const lead = article.description ?? '';
  return {
    id: article.documentId,
    title: article.title,
    url: article.url,
    address: articleAddress(article),
    section: topic ? 'tutorials' : 'blog',
    lead,
    description: article.seo_description || lead,
    seoTitle: article.seo_title || article.title,
    isHiddenFromSearch: article.noindex ?? false,
    crumbs: [...wayTo(topic, category), { label: article.title }],
    text,
    minutesToRead: minutesToRead(text.plain),
    figures: { views: article.views ?? 0, votes: article.votes ?? 0, rating: article.rating ?? null },
    level: levelOf(article),
    series: toSeries(article.series),
    invitesComments: article.comment_invitation ?? true,
    publishedOn: article.date_created ?? undefined,
    updatedOn: article.date_updated ?? undefined,
    check: article.checked_on ? { on: article.checked_on, system: article.checked_system ?? '' } : undefined,
    tags: present(article.tags).map(({ name, path }) => ({
      ...{ name, path, href: paths.tag(topic ? 'tutorials' : 'blog', path) },
    })),
    cover: toPicture(image, 'cover_800'),
    shareImage: toShareImage(image),
    author: toAuthor(article.author),
    expert: toExpert(article.author_reviewed),
    similar: similar.map(({ title, href }) => ({ title, href })),
    shows: shownBy(article, similar, chosen),
  };
}

/** What the editor has chosen, and otherwise the newest beside it; never the article itself. */
function getSimilar(article: CmsArticle, chosen: CmsArticle['similar_tutorials']): ArticleBeside[] {
  const others = present(chosen).filter((other) => other.documentId !== article.documentId);
  if (others.length === 0) return readArticlesBeside(article.articles_beside);
  return others.map((other) => ({ url: other.url, title: other.title, href: articleAddress(other) }));
}

async function getPlaces(filters: object, limit: number) {
  const { articles } = await askCms(articlePlacesQuery, { filters, limit });
  return present(articles);
}

function wayTo(topic: CmsArticle['topic'], category: CmsArticle['category']): Article['crumbs'] {
  if (!topic)
    return [
      { label: t.knowledge.blog, href: paths.blog },
      ...(category ? [{ label: category.name, href: paths.category(category.path) }] : []),
    ];
  const { name, parent } = topic;
  return [
    { label: t.knowledge.tutorials, href: paths.tutorials },
    ...(parent ? [{ label: parent.name, href: paths.topic(parent.path) }] : []),
    { label: name, href: paths.topic(pathOfTopic(topic)) },
  ];
}

function toSeries(series: CmsArticle['series']): ArticleSeries | undefined {
  if (!series) return undefined;
  return { name: series.name, href: paths.series(series.path), parts: readArticlesBeside(series.parts) };
}

function toAuthor(author: CmsArticle['author']): ArticleAuthor | undefined {
  if (!author) return undefined;
  const { name, path, job_title, details, avatar } = author;
  return {
    ...{ name, href: paths.author(path), jobTitle: job_title ?? '', details: details ?? '' },
    avatar: toPicture(avatar, 'avatar_96'),
    links: linksOf(author),
  };
}

function toExpert(expert: CmsArticle['author_reviewed']): ArticleExpert | undefined {
  if (!expert) return undefined;
  const { name, path, details_expert, gender, avatar } = expert;
  return {
    ...{ name, href: paths.expert(path), details: details_expert ?? '', isFemale: gender === 'female' },
    avatar: toPicture(avatar, 'avatar_112'),
  };
}

const REFERENCE = /data-article="([^"]+)"/g;

function shownBy(
  article: CmsArticle,
  similar: readonly { url: string }[],
  chosen: CmsArticle['similar_tutorials'],
): string[] {
  const { topic, category, author, author_reviewed: expert, tags, series } = article;
  const text = article.text ?? '';
  const isListed = present(chosen).length === 0;
  return [
    ...[article, ...similar].map((one) => cacheTags.article(one.url)),
    ...[...text.matchAll(REFERENCE)].map(([, id = '']) => cacheTags.articleId(id)),
    ...(topic ? pathOfTopic(topic).split('/').map(cacheTags.topic) : []),
    ...(topic && isListed ? [cacheTags.articlesOf(topic.path)] : []),
    ...(!topic && isListed ? [cacheTags.articlesIn('blog')] : []),
    ...(!topic && category ? [cacheTags.category(category.path)] : []),
    ...present(tags).map((tag) => cacheTags.tag(tag.path)),
    ...(series ? [cacheTags.series(series.path), ...topicsOf(readArticlesBeside(series.parts))] : []),
    ...(author ? [cacheTags.author(author.path)] : []),
    ...(expert ? [cacheTags.expert(expert.path)] : []),
  ];
}

/** The addresses of tutorials are made of their topics. */
function topicsOf(parts: readonly ArticleBeside[]): string[] {
  const topics = parts.flatMap(({ href }) =>
    href.startsWith(paths.tutorials) ? withoutLanguage(href).address.split('/').slice(2, -1) : [],
  );
  return [...new Set(topics)].map(cacheTags.topic);
}
