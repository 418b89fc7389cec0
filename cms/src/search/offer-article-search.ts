import type { Core } from '@strapi/strapi';
import { askedLanguage, inLanguage } from '../languages/languages';
import { ARTICLE } from '../markdown/article-fields';
import { graphqlExtension } from '../strapi/graphql-extension';
import type { FoundArticles, Question } from './find-articles';

const [USUAL_HITS, MOST_HITS] = [10, 50];

const TYPE_DEFINITIONS = `
  type FoundArticle {
    """Its address on the site."""
    address: String!
    """The name of the list it stands in: of its topic, its category or the blog."""
    section: String!
    title: String!
    lead: String!
    """The sentence of the text in which most was found; empty where nothing was."""
    snippet: String!
    """The terms that were found in all these, with spaces between them."""
    terms: String!
    score: Float!
  }
  type FoundSection {
    """The address of the list."""
    address: String!
    name: String!
    count: Int!
  }
  type ArticleSearch {
    """How the best fit: exact, mended (typos), some (only the rarest of the words), none."""
    fit: String!
    """How many articles have each word of the query; empty when all words were found together as they stand."""
    counts: [Int!]!
    """How many fit, in the section that was asked for."""
    total: Int!
    """Where those that fit stand, whatever section was asked for."""
    sections: [FoundSection!]!
    """The best first."""
    hits: [FoundArticle!]!
  }
  extend type Query {
    """
    Published articles that a query finds. need: the places of words of which one is enough, when the site knows elsewhere
    that these are rarest. section: the address of a list. start, limit: at most 50 at a time. locale: the language they are in.
    """
    articleSearch(query: String!, need: [Int!], section: String, start: Int, limit: Int, locale: I18NLocaleCode): ArticleSearch!
  }
`;

interface Given {
  query: string;
  need?: number[] | null;
  section?: string | null;
  start?: number | null;
  limit?: number | null;
  locale?: string | null;
}

/** Lets the site search the articles it may read. */
export function offerArticleSearch(
  strapi: Core.Strapi,
  find: (question: Question) => Promise<FoundArticles>,
): void {
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: {
        articleSearch: async (_: unknown, given: Given) => {
          const language = askedLanguage(given.locale);
          return toAnswer(language ? await inLanguage(language, () => find(toQuestion(given))) : NOTHING);
        },
      },
    },
    resolversConfig: { 'Query.articleSearch': { auth: { scope: [`${ARTICLE}.find`] } } },
  });
}

/** In a language that the shop does not speak. */
const NOTHING: FoundArticles = { fit: 'none', counts: [], total: 0, sections: [], hits: [] };

function toQuestion({ query, need, section, start, limit }: Given): Question {
  return {
    query,
    ...(need ? { need } : {}),
    ...(section ? { section } : {}),
    start: Math.max(0, start ?? 0),
    limit: Math.min(MOST_HITS, Math.max(0, limit ?? USUAL_HITS)),
  };
}

function toAnswer({ fit, counts, total, sections, hits }: FoundArticles) {
  return {
    ...{ fit, counts, total },
    sections: sections.map(({ section, name, count }) => ({ address: section, name, count })),
    hits: hits.map(({ sectionName, terms, ...hit }) => ({
      ...hit,
      section: sectionName,
      terms: terms.join(' '),
    })),
  };
}
