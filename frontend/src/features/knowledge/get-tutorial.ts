import { askCms, askCmsForDraft } from '~/content/client';
import type { TutorialQuery } from '~/content/generated/graphql';
import { type Picture, toPicture, toShareImage } from '~/content/picture';
import { present } from '~/content/present';
import { similarTutorialsQuery, tutorialQuery } from '~/content/queries';
import { subjects } from '~/content/subjects';
import { paths } from '~/paths';
import { type ArticleText, parseArticleText } from './article-text';
import { getArticleAddresses } from './get-article-addresses';
import { minutesToRead } from './minutes-to-read';
import { pathOfTopic } from './path-of-topic';
import { linkArticles } from './references';
import { sizePictures } from './size-pictures';

type CmsTutorial = NonNullable<TutorialQuery['articles'][number]>;
type CmsTopic = NonNullable<CmsTutorial['topic']>;

export interface Tutorial {
  title: string;
  url: string;
  description: string;
  seoTitle: string;
  /** The editor keeps it out of search engines; whoever has the address reads it. */
  isHiddenFromSearch: boolean;
  topic: { name: string; path: string };
  text: ArticleText;
  minutesToRead: number;
  publishedOn: string | undefined;
  updatedOn: string | undefined;
  tags: { name: string; path: string }[];
  cover: Picture | undefined;
  /** The path of the cover's size for shared links; without one it is drawn. */
  shareImage: string | undefined;
  author: { name: string; jobTitle: string; avatar: Picture | undefined } | undefined;
  expert: { name: string; details: string; isFemale: boolean; avatar: Picture | undefined } | undefined;
  similar: { title: string; href: string }[];
  /** What of the CMS it shows, by the names of `subjects`. */
  shows: string[];
}

/** A published tutorial by its topic path and name, or `undefined` when there is none there. Throws `ContentOutage`. */
export async function getTutorial(topicPath: string, url: string): Promise<Tutorial | undefined> {
  const { articles } = await askCms(tutorialQuery, {
    filters: { url: { eq: url }, topic: { path: { notNull: true } } },
  });
  const article = articles[0];
  if (!article?.topic || pathOfTopic(article.topic) !== topicPath) return undefined;
  return toTutorial(article, article.topic);
}

/**
 * The draft of an article for a preview, or `undefined`; never kept. Of other articles it shows what is published, as a
 * reader will see it: their drafts may belong to somebody else. Throws `ContentOutage`.
 */
export async function getTutorialDraft(documentId: string): Promise<Tutorial | undefined> {
  const filters = { documentId: { eq: documentId } };
  const { articles } = await askCmsForDraft(tutorialQuery, { filters, status: 'DRAFT' });
  const article = articles[0];
  if (!article) return undefined;
  const ids = present(article.similar_tutorials).map((other) => other.documentId);
  const { articles: published } = ids.length > 0 ? await askCms(similarTutorialsQuery, { ids }) : NONE;
  const similar = ids.flatMap((id) => present(published).find((other) => other.documentId === id) ?? []);
  return toTutorial({ ...article, similar_tutorials: similar }, article.topic ?? NO_TOPIC);
}

const NONE = { articles: [] };
/** An article is often written before its place is chosen. */
const NO_TOPIC: CmsTopic = { name: 'Тема не выбрана', path: '', parent: null };

async function toTutorial(article: CmsTutorial, topic: CmsTopic): Promise<Tutorial> {
  const text = await parseArticleText(article.text ?? '');
  sizePictures(text.tree, article.text_pictures);
  linkArticles(text.tree, await getArticleAddresses(text.articles));
  return {
    title: article.title,
    url: article.url,
    description: article.seo_description ?? article.description ?? '',
    seoTitle: article.seo_title ?? article.title,
    isHiddenFromSearch: article.noindex ?? false,
    topic: { name: topic.name, path: pathOfTopic(topic) },
    text,
    minutesToRead: minutesToRead(text.plain),
    publishedOn: article.date_created ?? undefined,
    updatedOn: article.date_updated ?? undefined,
    tags: article.tags.filter((tag) => tag !== null).map(({ name, path }) => ({ name, path })),
    cover: toPicture(article.image, 'cover_800'),
    shareImage: toShareImage(article.image),
    author: article.author
      ? {
          name: article.author.name,
          jobTitle: article.author.job_title ?? '',
          avatar: toPicture(article.author.avatar, 'avatar_96'),
        }
      : undefined,
    expert: article.author_reviewed
      ? {
          name: article.author_reviewed.name,
          details: article.author_reviewed.details_expert ?? '',
          isFemale: article.author_reviewed.gender === 'female',
          avatar: toPicture(article.author_reviewed.avatar, 'avatar_112'),
        }
      : undefined,
    similar: article.similar_tutorials.flatMap((other) =>
      other?.topic ? [{ title: other.title, href: paths.tutorial(pathOfTopic(other.topic), other.url) }] : [],
    ),
    shows: shownBy(article, topic),
  };
}

const REFERENCE = /data-article="([^"]+)"/g;

function shownBy(article: CmsTutorial, topic: CmsTopic): string[] {
  const { author, author_reviewed: expert, tags, similar_tutorials: similar } = article;
  const text = article.text ?? '';
  return [
    ...[article, ...similar].flatMap((one) => (one ? [subjects.article(one.url)] : [])),
    ...[...text.matchAll(REFERENCE)].map(([, id = '']) => subjects.articleId(id)),
    ...pathOfTopic(topic).split('/').map(subjects.topic),
    ...tags.flatMap((tag) => (tag ? [subjects.tag(tag.path)] : [])),
    ...(author ? [subjects.author(author.path)] : []),
    ...(expert ? [subjects.expert(expert.path)] : []),
    ...(text.includes('data-block="tariff"') ? [subjects.commerce] : []),
  ];
}
