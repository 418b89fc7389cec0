import type { ContentUid } from '../content';

/** What one entry is called in a sentence; the panel's lists have the plural. */
const ENTRY_WORDS: Record<ContentUid | 'admin::user', string> = {
  'api::knowledge.article': 'статья',
  'api::knowledge.author': 'автор',
  'api::knowledge.expert': 'эксперт',
  'api::knowledge.category': 'рубрика',
  'api::knowledge.topic': 'тема',
  'api::knowledge.tag': 'метка',
  'api::knowledge.series': 'серия',
  'api::commerce.static-preset': 'статический тариф',
  'api::commerce.commerce-settings': 'настройки продаж',
  'api::site.banner': 'баннер',
  'api::site.service': 'услуга или решение',
  'api::site.page': 'страница',
  'api::site.redirect': 'перенаправление',
  'api::site.incident': 'сообщение о работе',
  'api::site.site-settings': 'настройки сайта',
  'api::site.navigation': 'шапка',
  'api::site.footer': 'подвал',
  // No content, but in the journal.
  'admin::user': 'учётная запись',
};

/** One entry of a content type in Russian, in lower case; the name of a type that is not content is left as it is. */
export function entryWord(uid: string): string {
  return isNamed(uid) ? ENTRY_WORDS[uid] : uid;
}

function isNamed(uid: string): uid is keyof typeof ENTRY_WORDS {
  return uid in ENTRY_WORDS;
}
