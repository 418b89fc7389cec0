import { withoutLanguage } from '~/messages/language-of';

/** What was chosen on a page stands in its address, and goes along when it is read in another language. */
addEventListener('click', ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
  if (!link || link.origin !== location.origin) return;
  // Where the page is not to be had in the other language, the link leads to another.
  const [there, here] = [link, location].map(({ pathname }) => withoutLanguage(pathname).address);
  if (there === here) link.search = location.search;
});
