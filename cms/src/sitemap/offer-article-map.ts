import type { Core } from '@strapi/strapi';
import { askedLanguage, inLanguage } from '../languages/languages';
import { ARTICLE } from '../markdown/article-fields';
import { graphqlExtension } from '../strapi/graphql-extension';
import { articlesOfPart, mapParts } from './article-map';

const TYPE_DEFINITIONS = `
  type ArticleMapPart {
    """The latest change of an article in it."""
    changedOn: DateTime
  }
  type MappedArticle {
    """Its address on the site."""
    address: String!
    title: String!
    changedOn: DateTime
    image: UploadFile
  }
  extend type Query {
    """The parts in which all published articles of a language that may be found are told, in order."""
    articleMapParts(locale: I18NLocaleCode): [ArticleMapPart!]!
    """The articles of a part, the oldest first. part: counted from 1."""
    articleMap(part: Int!, locale: I18NLocaleCode): [MappedArticle!]!
  }
`;

interface Asked {
  locale?: string | null;
}

/** Tells the site of all articles it may name to search engines, a thousand at a time: lists give a hundred. */
export function offerArticleMap(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: {
        articleMapParts: async (_: unknown, { locale }: Asked) => {
          const language = askedLanguage(locale);
          return language ? inLanguage(language, () => mapParts(strapi)) : [];
        },
        articleMap: async (_: unknown, { part, locale }: Asked & { part: number }) => {
          const language = askedLanguage(locale);
          return part < 1 || !language ? [] : inLanguage(language, () => articlesOfPart(strapi, part));
        },
      },
    },
    resolversConfig: {
      'Query.articleMapParts': { auth: { scope: [`${ARTICLE}.find`] } },
      'Query.articleMap': { auth: { scope: [`${ARTICLE}.find`] } },
    },
  });
}
