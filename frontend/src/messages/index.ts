import * as en from './en';
import { type Language, spokenLanguage } from './language';
import * as ru from './ru';

/**
 * The words of a language, a namespace for each part of the site. Russian says which words there are: the compiler refuses another
 * language that lacks one, has one too many, or asks something else of it.
 */
export type Messages = Translated<typeof ru>;

type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string
    ? string
    : Words[Key] extends (...given: never[]) => unknown
      ? Words[Key]
      : Translated<Words[Key]>;
};

const MESSAGES: Readonly<Record<Language, Messages>> = { ru, en };

/**
 * The interface words in the language of the page that is being made, so they must be read while it is: never when a module is
 * loaded. In the scripts of islands this module is the words of one language alone (assets/bundle-islands.ts).
 */
export const t: Messages = new Proxy({} as Messages, {
  get: (_, namespace) => Reflect.get(MESSAGES[spokenLanguage().language], namespace),
});
