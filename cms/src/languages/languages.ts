import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { addressIn, type Language, type Languages } from '@vitrina/content-contract/languages';
import { fieldOf } from '../field-of';

let languages: Languages = ['ru'];

/** Says once, before anything is read or written, in which languages the shop is; the default is the first. */
export function openLanguages(chosen: Languages): void {
  languages = chosen;
}

export function shopLanguages(): Languages {
  return languages;
}

export function defaultLanguage(): Language {
  return languages[0];
}

const working = new AsyncLocalStorage<Language>();

/**
 * Does some work in one language: what the document service reads and writes in it of translated content is of that language, and so
 * are the addresses of it. Whoever asks for a language by name gets that one all the same.
 */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return working.run(language, work);
}

/** The language of the work that is going on; without one the default. */
export function currentLanguage(): Language {
  return working.getStore() ?? defaultLanguage();
}

/**
 * Of the shop, by what a question to the API names, which may be any text; the default where it names none, and `undefined` for a language
 * that the shop does not speak.
 */
export function askedLanguage(named: string | null | undefined): Language | undefined {
  return named ? languages.find((language) => language === named) : defaultLanguage();
}

/** Whether entries of a type are written once for each language. */
export function isTranslated(strapi: Core.Strapi, uid: string): boolean {
  return isTranslatedType(Object.values(strapi.contentTypes).find((type) => type.uid === uid));
}

export function isTranslatedType(type: unknown): boolean {
  return fieldOf(fieldOf(fieldOf(type, 'pluginOptions'), 'i18n'), 'localized') === true;
}

/** Whether a translated type has fields that are the same in all languages, as the portrait of an author. */
export function hasSharedFields(type: { attributes?: object }): boolean {
  return Object.entries(type.attributes ?? {}).some(
    ([name, attribute]: [string, unknown]) =>
      !SET_BY_STRAPI.includes(name) &&
      fieldOf(attribute, 'type') !== 'relation' &&
      !isTranslatedType(attribute),
  );
}

const SET_BY_STRAPI = ['documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/** The language of the work for content that is translated; `null` is the language of what has none. */
export function languageOf(strapi: Core.Strapi, uid: string): Language | null {
  return isTranslated(strapi, uid) ? currentLanguage() : null;
}

/** A condition on rows of a type that are asked for past the document service, which would add it by itself. */
export function inThisLanguage(strapi: Core.Strapi, uid: string): { locale?: Language } {
  return isTranslated(strapi, uid) ? { locale: currentLanguage() } : {};
}

/** Where the site shows to visitors who read the language of the work what stands at an address of the default one. */
export function addressHere(address: string): string {
  return addressIn(currentLanguage(), address, languages);
}

/** What an event says of the language in which something was changed; a shop of one language says nothing of it. */
export function eventLanguage(language: Language | null): { locale?: Language } {
  return language === null || languages.length === 1 ? {} : { locale: language };
}

/** A language as people call it, 'английский'. */
export function languageInWords(language: Language): string {
  return new Intl.DisplayNames(['ru'], { type: 'language' }).of(language) ?? language;
}
