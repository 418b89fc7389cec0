import { withoutLanguage } from '~/messages/language-of';

/** Whether a page is a draft, in any language: its editors look at it, and nobody else is to hear of it. */
export function isDraft(pathname: string): boolean {
  return withoutLanguage(pathname).address.startsWith('/preview/');
}
