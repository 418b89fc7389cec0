import type { Core } from '@strapi/strapi';
import { CONTENT, type ContentUid, isContent } from '../content';
import { entryWord } from '../panel/entry-words';

/** An entry of the content, whatever state it is in. */
export interface EntryRef {
  uid: ContentUid;
  documentId: string;
}

/** How an entry is named in the tables of the editorial work. */
export interface EntryColumns {
  entry_type: string;
  entry_id: string;
}

export function columnsOf({ uid, documentId }: EntryRef): EntryColumns {
  return { entry_type: uid, entry_id: documentId };
}

/** Whether an entry is drafted and published: such content has versions, plans and reviews. */
export function isDrafted(strapi: Core.Strapi, uid: string): uid is ContentUid {
  return isContent(uid) && strapi.contentType(uid).options?.draftAndPublish === true;
}

export function draftedTypes(strapi: Core.Strapi): ContentUid[] {
  return CONTENT.filter((uid) => isDrafted(strapi, uid));
}

/** What people call the kind of content, 'Статья' for instance. */
export function typeName(uid: string): string {
  const word = entryWord(uid);
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const TITLE_FIELDS = ['title', 'name', 'label', 'question', 'code', 'url', 'path', 'slug'] as const;

/** The field whose words name an entry or a component to people. */
export function titleFieldOf(attributes: Record<string, unknown>): string | undefined {
  return TITLE_FIELDS.find((field) => field in attributes);
}
