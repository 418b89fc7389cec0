import type { Metadata } from 'next';
import { getSite } from '~/content/get-site';
import { getSection } from '~/features/services/get-service-page';
import { SectionView } from '~/features/services/section-view';
import { SECTIONS } from '~/features/services/section-words';

export const revalidate = 60;

export const metadata: Metadata = {
  title: SECTIONS.solution.title,
  description: SECTIONS.solution.description,
};

export default async function SolutionsPage() {
  const [solutions, site] = await Promise.all([getSection('solution'), getSite()]);
  return <SectionView kind="solution" services={solutions} site={site} />;
}
