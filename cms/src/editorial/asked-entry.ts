import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { ContentUid } from '../content';
import { textIn } from '../field-of';
import { inThisLanguage, languageOf } from '../languages/languages';
import { permissionChecker } from '../strapi/content-manager-services';
import type { PanelQuestion } from '../strapi/panel-routes';
import { draftedTypes, type EntryRef, isDrafted, titleFieldOf, typeName } from './entries';

/** An entry somebody in the panel asks about, and what they may do with this very entry. */
export interface AskedEntry {
  entry: EntryRef;
  title: string;
  may: Rights;
}

export type Right = 'read' | 'update' | 'publish' | 'create';
export type Rights = (right: Right, field?: string) => boolean;

/** The entry of the address, or the refusal the person sees. */
export async function askedEntry(
  strapi: Core.Strapi,
  { params }: PanelQuestion,
  needs: Right,
): Promise<AskedEntry> {
  const { uid = '', documentId = '' } = params;
  if (!isDrafted(strapi, uid)) throw new errors.NotFoundError('У таких записей нет черновиков.');
  const row = await strapi.db.query(uid).findOne({
    where: { documentId, publishedAt: null, ...inThisLanguage(strapi, uid) },
    populate: ['createdBy.roles'],
  });
  if (row === null) throw new errors.NotFoundError('Такой записи нет: возможно, её удалили.');
  const may = rightsTo(strapi, uid, row);
  if (!may('read') || !may(needs)) throw new errors.ForbiddenError('На это у вас нет прав.');
  const field = titleFieldOf(row);
  // What there is one of is called by its type.
  const isSingle = strapi.contentType(uid).kind === 'singleType';
  const title: unknown = isSingle ? typeName(uid) : field === undefined ? undefined : row[field];
  return {
    entry: { uid, documentId, language: languageOf(strapi, uid) },
    title: typeof title === 'string' && title !== '' ? title : 'Без названия',
    may,
  };
}

/** What the person who asks may do with content of a type, or with one entry of it. */
export function rightsTo(strapi: Core.Strapi, uid: ContentUid, row?: object): Rights {
  const checker = permissionChecker(strapi, uid);
  return (right, field) => checker.can(`plugin::content-manager.explorer.${right}`, row, field);
}

/** The drafted content of which the person has the right. */
export function typesWith(strapi: Core.Strapi, right: Right): ContentUid[] {
  return draftedTypes(strapi).filter((uid) => rightsTo(strapi, uid)(right));
}

/** What a person wrote into a field of the question; '' when nothing. */
export function wordsIn(body: unknown, field: string): string {
  return textIn(body, field)?.trim() ?? '';
}
