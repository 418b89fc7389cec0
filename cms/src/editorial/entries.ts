import type { Core } from '@strapi/strapi';
import type { Language } from '@vitrina/content-contract/languages';
import { CONTENT, type ContentUid, isContent } from '../content';
import { defaultLanguage, languageInWords } from '../languages/languages';
import { entryWord } from '../panel/entry-words';

/** An entry of the content, whatever state it is in. */
export interface EntryRef {
  uid: ContentUid;
  documentId: string;
  /** Of content that is translated: each language has versions, plans and reviews of its own. */
  language: Language | null;
}

/** How an entry is named in the tables of the editorial work. */
export interface EntryColumns {
  entry_type: string;
  entry_id: string;
  /** Strapi gives every table this column. */
  locale: Language | null;
}

export function columnsOf({ uid, documentId, language }: EntryRef): EntryColumns {
  return { entry_type: uid, entry_id: documentId, locale: language };
}

/** By which of two that begin the same work on an entry one is refused; that of the usual language names none, as before there were any. */
export function keyOf({ uid, documentId, language }: EntryRef): string {
  const isUsual = (language ?? defaultLanguage()) === defaultLanguage();
  return isUsual ? `${uid}:${documentId}` : `${uid}:${documentId}:${language}`;
}

/** Whether an entry is drafted and published: such content has versions, plans and reviews. */
export function isDrafted(strapi: Core.Strapi, uid: string): uid is ContentUid {
  return isContent(uid) && strapi.contentType(uid).options?.draftAndPublish === true;
}

export function draftedTypes(strapi: Core.Strapi): ContentUid[] {
  return CONTENT.filter((uid) => isDrafted(strapi, uid));
}

/** What people call the kind of content, 'Статья' for instance, and the language where it is not the usual one: 'Статья, английский'. */
export function typeName(uid: string, language?: Language | null): string {
  const word = entryWord(uid);
  const name = word.charAt(0).toUpperCase() + word.slice(1);
  const isUsual = (language ?? defaultLanguage()) === defaultLanguage();
  return isUsual ? name : `${name}, ${languageInWords(String(language))}`;
}

const TITLE_FIELDS = ['title', 'name', 'label', 'question', 'code', 'url', 'path', 'slug'] as const;

/** The field whose words name an entry or a component to people. */
export function titleFieldOf(attributes: Record<string, unknown>): string | undefined {
  return TITLE_FIELDS.find((field) => field in attributes);
}
