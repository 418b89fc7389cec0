import { articleAddress } from '~/content/article-address';
import { absolute } from '~/documents/absolute';
import { t } from '~/messages';
import { levelOf } from '~/urls/levels';
import { paths } from '~/urls/paths';
import { toMarkdown } from './article-markdown';
import { readTextArticles } from './article-places';
import { toSafeTree } from './article-text';
import { findArticle } from './get-article';
import { readKnowledgeAddress } from './knowledge-address';
import { linkArticles } from './references';

/** The published article at an address as Markdown, or `undefined` when there is none. Throws `ContentOutage`. */
export async function getArticleMarkdown(address: string): Promise<string | undefined> {
  const [, section, ...path] = address.split('/');
  if (section !== 'tutorials' && section !== 'blog') return undefined;
  const place = readKnowledgeAddress(section, path)?.article;
  const article = place === undefined ? undefined : await findArticle(place);
  if (!article) return undefined;
  const { title, description, author, author_reviewed: expert, date_created, date_updated } = article;
  const level = levelOf(article);
  const tree = await toSafeTree(article.text ?? '');
  linkArticles(tree, readTextArticles(article.text_articles));
  const words = t.knowledge.facts;
  const facts = [
    [words.source, absolute(articleAddress(article))],
    [words.author, author?.name],
    [words.expert, expert?.name],
    [words.level, level && t.knowledge.levels[level].level],
    [words.series, article.series && absolute(paths.series(article.series.path))],
    [words.published, day(date_created)],
    [words.updated, day(date_updated)],
    [words.checked, [article.checked_on, article.checked_system].filter(Boolean).join(', ')],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return [
    `# ${title}`,
    ...(description ? [description] : []),
    // A backslash at its end breaks a line within a paragraph.
    facts.join('\\\n'),
    await toMarkdown(tree, absolute),
  ].join('\n\n');
}

/** The day of an ISO 8601 time. */
function day(moment: string | null): string | undefined {
  return moment?.slice(0, 10);
}
