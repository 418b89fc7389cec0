import { AsyncLocalStorage } from 'node:async_hooks';
import { type SpokenLanguage, tellLanguageBy } from '~/messages/language';
import { processWide } from './process-wide';
import { firstLanguage } from './shop-languages';

const scopes = processWide('present-languages', () => {
  const storage = new AsyncLocalStorage<SpokenLanguage>();
  tellLanguageBy(() => storage.getStore() ?? firstLanguage());
  return storage;
});

/** Does work for who reads in a language: `spokenLanguage` (src/messages/language.ts) answers with it as long as it goes on. */
export function inPresentLanguage<Value>(spoken: SpokenLanguage, work: () => Value): Value {
  return scopes.run(spoken, work);
}
