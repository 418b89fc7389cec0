import { pathOfTopic } from '~/content/article-address';
import {
  articleListQuery,
  authorQuery,
  blogQuery,
  categoryQuery,
  expertQuery,
  levelQuery,
  seriesQuery,
  tagQuery,
  topicQuery,
} from '~/content/article-queries';
import { askCms } from '~/content/client';
import type { ArticleCardFragment, ArticleFiltersInput } from '~/content/generated/graphql';
import { present } from '~/content/present';
import { t } from '~/messages';
import { cacheTags } from '~/rendering/cache-tags';
import type { Level } from '~/urls/levels';
import { paths } from '~/urls/paths';
import type { CoveredArticle } from './article-cards';
import { among, toCard } from './get-article-cards';
import type { ListAddress, Section } from './knowledge-address';
import { type Person, toAuthor, toExpert } from './person';
import { usedLevels } from './used-levels';

export const ARTICLES_OF_A_PART = 24;
/** A series has no more places (`series_part`), and counting what was read takes all of them. */
const ARTICLES_OF_A_SERIES = 99;

/** A part of a list of articles, as a page of its own. */
export interface ArticleList {
  /** Its own address, that of the first part, and those beside it. */
  href: string;
  first: string;
  previous?: string;
  next?: string;
  page: number;
  section: Section;
  title: string;
  /** What it is a list of, in a word or two. */
  kindName: string;
  /** What search engines show. */
  description: string;
  /** A sentence under the title. */
  lead?: string;
  crumbs: { label: string; href?: string }[];
  /** Parts of a topic, the categories of the blog, or the levels. */
  links: { label: string; href: string; isCurrent: boolean }[];
  person?: Person;
  /** Its articles are read one after the other; all of them stand in its one part. */
  isSeries?: true;
  cards: CoveredArticle[];
  /** What of the CMS it shows, by its cache tags. */
  shows: string[];
}

type About = Pick<
  ArticleList,
  'first' | 'section' | 'title' | 'kindName' | 'description' | 'crumbs' | 'shows'
> &
  Partial<Pick<ArticleList, 'lead' | 'links' | 'person' | 'isSeries'>>;

/** Articles and one more, which tells that there is a further part. */
interface Part extends Record<string, unknown> {
  filters: ArticleFiltersInput;
  start: number;
  limit: number;
}

interface Found {
  about: About | undefined;
  articles: readonly (ArticleCardFragment | null)[];
}

/** A part of a list, or `undefined` when there is no such list or it has no such part. Throws `ContentOutage`. */
export async function getArticleList(of: ListAddress, page: number): Promise<ArticleList | undefined> {
  const size = of.kind === 'series' ? ARTICLES_OF_A_SERIES : ARTICLES_OF_A_PART;
  const partOf = (filters: ArticleFiltersInput) => ({
    ...{ filters, start: (page - 1) * size, limit: size + 1 },
  });
  const { about, articles } = await findList(of, partOf);
  const shown = present(articles);
  const cards = shown.map(toCard);
  if (!about || (page > 1 && cards.length === 0)) return undefined;
  const { first } = about;
  return {
    links: [],
    ...about,
    href: paths.partOfList(first, page),
    page,
    cards: cards.slice(0, size),
    shows: [...new Set([...about.shows, ...shown.flatMap(sectionOf)])],
    ...(page > 1 && { previous: paths.partOfList(first, page - 1) }),
    ...(cards.length > size && { next: paths.partOfList(first, page + 1) }),
  };
}

/** Each card names the section its article stands in. */
function sectionOf({ topic, category }: ArticleCardFragment): string[] {
  if (topic) return [topic, ...(topic.parent ? [topic.parent] : [])].map(({ path }) => cacheTags.topic(path));
  return category ? [cacheTags.category(category.path)] : [];
}

async function findList(of: ListAddress, partOf: (filters: ArticleFiltersInput) => Part): Promise<Found> {
  switch (of.kind) {
    case 'everything':
      return { ...(await askCms(articleListQuery, partOf({}))), about: aboutEverything() };
    case 'tutorials':
      return { ...(await askCms(articleListQuery, partOf(among.tutorials))), about: aboutTutorials() };
    case 'blog': {
      const { categories, articles } = await askCms(blogQuery, partOf(among.blog));
      return { about: aboutBlog(present(categories)), articles };
    }
    case 'category': {
      const { path } = of;
      const filters = { ...among.blog, category: { path: { eq: path } } };
      const { categories, articles } = await askCms(categoryQuery, { path, ...partOf(filters) });
      const [category] = present(categories);
      return { about: category && aboutCategory(category), articles };
    }
    case 'topic':
      return findTopic(of.path, partOf);
    case 'tag': {
      const { path, section } = of;
      const filters = { ...among[section], tags: { path: { eq: path } } };
      const { tags, articles } = await askCms(tagQuery, { path, ...partOf(filters) });
      const [tag] = present(tags);
      return { about: tag && aboutTag(section, tag), articles };
    }
    case 'series': {
      const { path } = of;
      const { seriesList, articles } = await askCms(seriesQuery, {
        ...{ path, ...partOf({ series: { path: { eq: path } } }) },
      });
      const [series] = present(seriesList);
      return { about: series && aboutSeries(series), articles };
    }
    case 'level': {
      const filters = { ...among.tutorials, difficulty: { eq: of.level } };
      const answer = await askCms(levelQuery, partOf(filters));
      return { articles: answer.articles, about: aboutLevel(of.level, usedLevels(answer)) };
    }
    case 'author': {
      const { path } = of;
      const { authors, articles } = await askCms(authorQuery, {
        ...{ path, ...partOf({ author: { path: { eq: path } } }) },
      });
      const [author] = present(authors);
      return { about: author && aboutPerson(toAuthor(author), 'author'), articles };
    }
    case 'expert': {
      const { path } = of;
      const { experts, articles } = await askCms(expertQuery, {
        ...{ path, ...partOf({ author_reviewed: { path: { eq: path } } }) },
      });
      const [expert] = present(experts);
      return { about: expert && aboutPerson(toExpert(expert), 'expert'), articles };
    }
  }
}

function crumbOf(section: Section) {
  return { label: t.knowledge[section], href: paths[section] };
}

/** No page lists it: it is for feeds. */
function aboutEverything(): About {
  const { title, kind, description } = t.knowledge.lists.everything;
  return {
    ...{ first: '', section: 'tutorials', title, kindName: kind, description },
    crumbs: [],
    shows: [],
  };
}

function aboutTutorials(): About {
  const { title, kind, description } = t.knowledge.lists.tutorials;
  return {
    ...{ first: paths.tutorials, section: 'tutorials', title, kindName: kind, description },
    crumbs: [crumbOf('tutorials'), { label: title }],
    shows: [cacheTags.articlesIn('tutorials')],
  };
}

interface Named {
  name: string;
  path: string;
}

function aboutBlog(categories: readonly Named[]): About {
  const { kind, lead, description } = t.knowledge.lists.blog;
  return {
    ...{ first: paths.blog, section: 'blog', title: t.knowledge.blog },
    ...{ kindName: kind, lead, description },
    crumbs: [{ label: t.shell.homePage, href: paths.home }, { label: t.knowledge.blog }],
    links: categories.map(({ name, path }) => ({
      ...{ label: name, href: paths.category(path), isCurrent: false },
    })),
    shows: [cacheTags.articlesIn('blog'), cacheTags.categories],
  };
}

function aboutCategory({ name, path }: Named): About {
  return {
    ...{ first: paths.category(path), section: 'blog', title: name },
    kindName: t.knowledge.lists.category.kind,
    description: t.knowledge.lists.category.description(name),
    crumbs: [crumbOf('blog'), { label: name }],
    shows: [cacheTags.articlesIn('blog'), cacheTags.category(path)],
  };
}

function aboutTag(section: Section, { name, path }: Named): About {
  const words = t.knowledge.lists.tag;
  return {
    ...{ first: paths.tag(section, path), section },
    title: section === 'blog' ? words.ofBlog(name) : words.ofTutorials(name),
    kindName: words.kind,
    description: section === 'blog' ? words.descriptionOfBlog(name) : words.descriptionOfTutorials(name),
    crumbs: [crumbOf(section), { label: name }],
    shows: [cacheTags.articlesIn(section), cacheTags.tag(path)],
  };
}

function aboutSeries({ name, path, description }: Named & { description: string | null }): About {
  return {
    ...{ first: paths.series(path), section: 'tutorials', title: name },
    ...(description && { lead: description }),
    kindName: t.knowledge.lists.series.kind,
    description: description || t.knowledge.lists.series.description(name),
    crumbs: [crumbOf('tutorials'), { label: name }],
    isSeries: true,
    shows: [cacheTags.series(path)],
  };
}

function aboutLevel(level: Level, levels: readonly Level[]): About {
  const { levels: words, lists } = t.knowledge;
  const { title, lead } = words[level];
  return {
    ...{ first: paths.level(level), section: 'tutorials', title, lead, description: lead },
    kindName: lists.level.kind,
    crumbs: [crumbOf('tutorials'), { label: words[level].level }],
    links: levels.map((each) => ({
      ...{ label: words[each].level, href: paths.level(each), isCurrent: each === level },
    })),
    shows: [cacheTags.articlesIn('tutorials')],
  };
}

function aboutPerson(person: Person, role: 'author' | 'expert'): About {
  const { name, path, jobTitle } = person;
  return {
    ...{ first: paths[role](path), section: 'tutorials', title: name, person },
    kindName: t.knowledge.lists[role].kind,
    description: [name, jobTitle].filter(Boolean).join(', '),
    crumbs: [crumbOf('tutorials'), { label: name }],
    shows: [cacheTags.articlesIn('tutorials'), cacheTags.articlesIn('blog'), cacheTags[role](path)],
  };
}

async function findTopic(
  names: readonly string[],
  partOf: (filters: ArticleFiltersInput) => Part,
): Promise<Found> {
  const path = names.at(-1) ?? '';
  const { topics, parts, articles } = await askCms(topicQuery, { path, ...partOf(among.topic(path)) });
  const [topic] = present(topics);
  if (!topic || pathOfTopic(topic) !== names.join('/')) return { about: undefined, articles: [] };
  const { name, description, parent } = topic;
  const about: About = {
    ...{ first: paths.topic(pathOfTopic(topic)), section: 'tutorials', title: name },
    ...(description && { lead: description }),
    kindName: t.knowledge.lists.topic.kind,
    description: description || t.knowledge.lists.topic.description(name),
    crumbs: [
      crumbOf('tutorials'),
      ...(parent ? [{ label: parent.name, href: paths.topic(parent.path) }] : []),
      { label: name },
    ],
    links: present(parts).map((part) => ({
      ...{ label: part.name, href: paths.topic(`${path}/${part.path}`), isCurrent: false },
    })),
    shows: [...[cacheTags.articlesOf(path), cacheTags.topic(path), cacheTags.topics]],
  };
  return { about, articles };
}
