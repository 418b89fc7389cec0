import type { Metadata } from 'next';
import { getSite } from '~/content/get-site';
import { getSection } from '~/features/services/get-service-page';
import { SectionView } from '~/features/services/section-view';
import { SECTIONS } from '~/features/services/section-words';

export const revalidate = 60;

export const metadata: Metadata = {
  title: SECTIONS.service.title,
  description: SECTIONS.service.description,
};

export default async function ServicesPage() {
  const [services, site] = await Promise.all([getSection('service'), getSite()]);
  return <SectionView kind="service" services={services} site={site} />;
}
