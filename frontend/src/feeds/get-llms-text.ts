import { fetchServiceList, type ListedService } from '~/content/get-services';
import { fetchSite } from '~/content/get-site';
import { absolute } from '~/documents/absolute';
import { getArticleIndex, type IndexedArticle } from '~/features/knowledge/get-article-index';
import { t } from '~/messages';
import { spokenLanguage } from '~/messages/language';
import { paths } from '~/urls/paths';

/** The newest; a model that wants them all reads the map of the site. */
const MOST_ARTICLES = 300;

/** The site in one text, as language models look for it (llmstxt.org). Throws `ContentOutage`. */
export async function getLlmsText(): Promise<string> {
  const [{ brand, tagline }, services, articles] = await Promise.all([
    fetchSite(),
    fetchServiceList(),
    getArticleIndex(MOST_ARTICLES),
  ]);
  return writeLlmsText({ brand, tagline, services, articles });
}

interface Told {
  brand: string;
  tagline: string;
  services: readonly ListedService[];
  articles: readonly IndexedArticle[];
}

export function writeLlmsText({ brand, tagline, services, articles }: Told): string {
  const words = t.feeds.llms;
  const sections = [
    section(words.services, services.filter(({ kind }) => kind === 'service').map(serviceLine)),
    section(words.solutions, services.filter(({ kind }) => kind === 'solution').map(serviceLine)),
    section(words.prices, [
      line(words.pricesInJson, paths.priceFeed('json'), words.pricesNote),
      line(words.pricesInCsv, paths.priceFeed('csv'), ''),
    ]),
    section(words.assistants, [line('Model Context Protocol', paths.assistants, words.assistantsNote)]),
    ...bySection(articles).map(([name, own]) =>
      section(
        name,
        own.map(({ title, href, description }) => line(title, paths.markdown(href), description)),
      ),
    ),
    section('Optional', [line(words.sitemap, paths.sitemap, words.sitemapNote)]),
  ];
  return `# ${oneLine(brand)}\n\n${tagline ? `> ${oneLine(tagline)}\n\n` : ''}${sections.join('')}`;
}

function bySection(articles: readonly IndexedArticle[]): [string, IndexedArticle[]][] {
  const { tutorialsOf, blogOf } = t.feeds.llms;
  const sections = new Map<string, IndexedArticle[]>();
  for (const article of articles) {
    const name = article.isTutorial ? tutorialsOf(article.section) : blogOf(article.section);
    sections.set(name, [...(sections.get(name) ?? []), article]);
  }
  const { language } = spokenLanguage();
  return [...sections].sort(([one], [other]) => one.localeCompare(other, language));
}

function serviceLine({ kind, name, slug, menuText }: ListedService): string {
  return line(name, paths[kind](slug), menuText);
}

function line(name: string, address: string, about: string): string {
  const link = `- [${oneLine(name).replaceAll(/[[\]]/g, '')}](${absolute(address)})`;
  return about ? `${link}: ${oneLine(about)}\n` : `${link}\n`;
}

function section(title: string, lines: readonly string[]): string {
  return lines.length > 0 ? `## ${oneLine(title)}\n\n${lines.join('')}\n` : '';
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
