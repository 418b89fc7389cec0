import type { GetStaticPropsContext, GetStaticPropsResult } from 'next';
import { fetchSite } from '~/content/get-site';
import type { Site } from '~/content/site';
import type { Section } from '~/features/knowledge/knowledge-address';
import { cacheTags } from '~/rendering/cache-tags';
import { noteBegun, recordRender } from '~/rendering/rendered-pages';
import { withinPage } from '~/runtime/deadline';
import { paths } from '~/urls/paths';
import { type Advertising, getAdvertising, getKnowledgePage, type KnowledgePage } from './get-knowledge-page';

/** Seconds after which a page asks the CMS again, should a notice of a change have been lost. */
const REVALIDATE = 60;
/** The same for a page without the prices it should have. */
const BRIEFLY = 5;

export interface KnowledgeProps {
  site: Site;
  advertising: Advertising;
  page: KnowledgePage;
}

/** The properties of any page of the section, made when its first reader comes. */
export async function knowledgeProps(
  section: Section,
  params: GetStaticPropsContext['params'],
): Promise<GetStaticPropsResult<KnowledgeProps>> {
  const path = Array.isArray(params?.path) ? params.path : [];
  const address = [section === 'blog' ? paths.blog : paths.tutorials, ...path].join('/');
  noteBegun(address);
  const [site, advertising, page] = await withinPage(() =>
    Promise.all([fetchSite(), getAdvertising(section), getKnowledgePage(section, path)]),
  );
  if (!page) return { notFound: true, revalidate: REVALIDATE };
  recordRender(address, [cacheTags.banners(section), ...page.shows]);
  const lacksPrices = page.kind === 'article' && page.tariffs.status === 'unknown';
  // Properties travel as JSON, where what is undefined does not exist.
  return {
    props: JSON.parse(JSON.stringify({ site, advertising, page })),
    revalidate: lacksPrices ? BRIEFLY : REVALIDATE,
  };
}
