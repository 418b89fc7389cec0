import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import { staticProps, type Translated } from '~/documents/static-props';
import type { Section } from '~/features/knowledge/knowledge-address';
import { cacheTags } from '~/rendering/cache-tags';
import { paths } from '~/urls/paths';
import { type Advertising, getAdvertising, getKnowledgePage, type KnowledgePage } from './get-knowledge-page';

/** Seconds a page lives that is made without the prices it should have. */
const BRIEFLY = 5;

export interface KnowledgeProps extends Translated {
  site: Site;
  advertising: Advertising;
  page: KnowledgePage;
}

/** The properties of any page of the section, made when its first reader comes. */
export function knowledgeProps(
  section: Section,
  params: GetStaticPropsContext['params'],
): Promise<GetStaticPropsResult<KnowledgeProps>> {
  const path = Array.isArray(params?.path) ? params.path : [];
  const address = [section === 'blog' ? paths.blog : paths.tutorials, ...path].join('/');
  return staticProps(address, async () => {
    const [site, advertising, page] = await Promise.all([
      fetchSite(),
      getAdvertising(section),
      getKnowledgePage(section, path),
    ]);
    if (!page) return undefined;
    const lacksPrices = page.kind === 'article' && page.tariffs.status === 'unknown';
    return {
      props: { site, advertising, page },
      shows: [cacheTags.banners(section), ...page.shows],
      lacksFor: lacksPrices ? BRIEFLY : undefined,
      // The section itself is there in every language.
      standsHere: page.kind === 'list' && path.length > 0 ? () => isFilledList(section, path) : undefined,
    };
  });
}

/** A list that nobody has filled in a language is no translation of one, though it can be read. */
async function isFilledList(section: Section, path: readonly string[]): Promise<boolean> {
  const page = await getKnowledgePage(section, path);
  return page?.kind === 'list' && page.list.cards.length > 0;
}
