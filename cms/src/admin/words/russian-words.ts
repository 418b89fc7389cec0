import { VALUE_CAPTIONS } from '../../panel/value-captions';
import { ENTRY_WORDS } from './entries';
import { FILE_WORDS } from './files';
import { LANGUAGE_WORDS } from './languages';
import { PANEL_WORDS } from './panel';
import { UPLOAD_WORDS } from './uploads';

/** What Strapi's Russian lacks, says in English or says to developers, by the ids the panel asks for. */
export const RUSSIAN_WORDS: Record<string, string> = {
  ...VALUE_CAPTIONS,
  ...PANEL_WORDS,
  ...prefixed('content-manager', ENTRY_WORDS),
  ...prefixed('i18n', LANGUAGE_WORDS),
  ...prefixed('upload', { ...FILE_WORDS, ...UPLOAD_WORDS }),
};

function prefixed(plugin: string, words: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(words).map(([id, word]) => [`${plugin}.${id}`, word]));
}
