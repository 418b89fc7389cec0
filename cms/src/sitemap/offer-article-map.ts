import type { Core } from '@strapi/strapi';
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
    """The parts in which all published articles that may be found are told, in order."""
    articleMapParts: [ArticleMapPart!]!
    """The articles of a part, the oldest first. part: counted from 1."""
    articleMap(part: Int!): [MappedArticle!]!
  }
`;

/** Tells the site of all articles it may name to search engines, a thousand at a time: lists give a hundred. */
export function offerArticleMap(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: {
        articleMapParts: () => mapParts(strapi),
        articleMap: async (_: unknown, { part }: { part: number }) =>
          part < 1 ? [] : articlesOfPart(strapi, part),
      },
    },
    resolversConfig: {
      'Query.articleMapParts': { auth: { scope: [`${ARTICLE}.find`] } },
      'Query.articleMap': { auth: { scope: [`${ARTICLE}.find`] } },
    },
  });
}
