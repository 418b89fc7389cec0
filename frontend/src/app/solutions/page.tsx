import type { Metadata } from 'next';
import { getSite } from '~/content/get-site';
import { pageMetadata } from '~/documents/page-metadata';
import { getSection } from '~/features/services/get-service-page';
import { SectionView } from '~/features/services/section-view';
import { SECTIONS } from '~/features/services/section-words';
import { noteBegun, recordRender } from '~/rendering/rendered-pages';
import { paths } from '~/urls/paths';

export const revalidate = 60;

/** Made with each page: a canonical link names the site's own address, which a build does not know. */
export function generateMetadata(): Metadata {
  const { title, description, href } = SECTIONS.solution;
  return pageMetadata({ title, description, path: href });
}

export default async function SolutionsPage() {
  noteBegun(paths.solutions);
  recordRender(paths.solutions, []);
  const [solutions, site] = await Promise.all([getSection('solution'), getSite()]);
  return <SectionView kind="solution" services={solutions} site={site} />;
}
