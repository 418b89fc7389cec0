import { wrapFetch } from '../strapi/wrap-fetch';
import { languageIn } from './language-in';

/** As the server reads it (src/middlewares/language.ts). */
const HEADER = 'x-vitrina-language';

/** Says with each question of ours in which language the entry is open: Strapi keeps that in the address of the window. */
export function tellLanguage(): void {
  wrapFetch((send) => (target, init) => {
    const language = languageIn(window.location.search);
    if (language === undefined || !/\/vitrina\//.test(String(target))) return send(target, init);
    const headers = new Headers(init?.headers);
    headers.set(HEADER, language);
    return send(target, { ...init, headers });
  });
}
