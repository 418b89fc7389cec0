import type { Core } from '@strapi/strapi';
import { textIn } from '../field-of';
import { graphqlExtension } from '../strapi/graphql-extension';
import { FILE } from '../strapi/uploaded-file';

const ARTICLE = 'api::knowledge.article';

const TYPE_DEFINITIONS = `
  extend type Article {
    """
    A list of [name, width, height] of the library's pictures in the text, named as in /assets/{name}: with them the site keeps
    their places free while they load.
    """
    text_pictures: JSON
  }
`;

type TextPicture = [name: string, width: number, height: number];

/** Lets the site know how large the pictures in an article's text are; files themselves cannot be asked for. */
export function offerTextPictures(strapi: Core.Strapi): void {
  graphqlExtension(strapi).use({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Article: { text_pictures: (article: object) => picturesIn(strapi, textIn(article, 'text') ?? '') },
    },
    resolversConfig: { 'Article.text_pictures': { auth: { scope: [`${ARTICLE}.find`] } } },
  });
}

async function picturesIn(strapi: Core.Strapi, text: string): Promise<TextPicture[]> {
  const hashes = [...text.matchAll(/"\/assets\/([\w-]+)\.\w+"/g)].flatMap(([, hash]) => hash ?? []);
  if (hashes.length === 0) return [];
  const files: { hash: string; ext: string | null; width: number | null; height: number | null }[] =
    await strapi.db.query(FILE).findMany({
      select: ['hash', 'ext', 'width', 'height'],
      where: { hash: { $in: [...new Set(hashes)] } },
    });
  return files.flatMap(({ hash, ext, width, height }): TextPicture[] =>
    width && height ? [[`${hash}${ext ?? ''}`, width, height]] : [],
  );
}
