import { OWN_DOCUMENTS } from '@vitrina/content-contract/addresses';
import type { Language } from '~/messages/language';
import { inLanguageOf, withoutLanguage } from '~/messages/language-of';
import { inPresentLanguage } from '~/runtime/present-language';
import { spokenLanguages } from '~/runtime/shop-languages';
import { rootPaths } from '~/urls/paths';
import { isArticleAt } from './article-address';
import { articlePlacesQuery } from './article-queries';
import { askCms, ContentOutage } from './client';
import { getServiceList } from './get-services';
import { publishedPagesQuery } from './page-queries';
import { present } from './present';

/** The addresses of a page in the languages that it can be read in. */
export type Translations = Readonly<Partial<Record<Language, string>>>;

/** Whether a page stands there in the language that is being spoken. Throws `ContentOutage`. */
export type StandsHere = (address: string) => Promise<boolean>;

/**
 * Where the page at an address can be read, if it can be read in other languages, too: at the same address below theirs. While nobody can
 * tell, in its own alone. `standsHere` is asked in each of the others.
 */
export async function translationsOf(
  address: string,
  standsHere: StandsHere = isPublished,
): Promise<Translations | undefined> {
  const languages = spokenLanguages();
  if (languages.length === 1) return undefined;
  const { address: own } = withoutLanguage(address);
  const found = await Promise.all(
    languages.map(async (spoken) => {
      const there = inLanguageOf(spoken, own);
      const isThere = there === address || (await inPresentLanguage(spoken, () => orNot(standsHere(own))));
      return isThere ? [[spoken.language, there] as const] : [];
    }),
  );
  const stands = found.flat();
  return stands.length > 1 ? Object.fromEntries(stands) : undefined;
}

async function orNot(stands: Promise<boolean>): Promise<boolean> {
  try {
    return await stands;
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    return false;
  }
}

async function isPublished(address: string): Promise<boolean> {
  if (OWN_DOCUMENTS.includes(address) || address === rootPaths.createCluster) return true;
  const [, section = '', slug = '', ...rest] = address.split('/');
  if (section === 'tutorials' || section === 'blog') return isArticle(address);
  if (section === 'services' || section === 'solutions')
    return (await getServiceList()).some(
      (one) => rest.length === 0 && rootPaths[one.kind](one.slug) === address,
    );
  if (slug !== '') return false;
  const { pages } = await askCms(publishedPagesQuery, {});
  return present(pages).some((page) => rootPaths.page(page.slug) === address);
}

async function isArticle(address: string): Promise<boolean> {
  const filters = { url: { eq: address.split('/').at(-1) ?? '' } };
  const { articles } = await askCms(articlePlacesQuery, { filters, limit: 1 });
  return present(articles).some((article) => isArticleAt(address, article));
}
