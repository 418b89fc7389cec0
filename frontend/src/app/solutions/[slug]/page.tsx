import { PANEL_HOME } from '@vitrina/ordering';
import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getSite } from '~/content/get-site';
import { getServiceMetadata, getServicePage } from '~/features/services/get-service-page';
import { ServiceView } from '~/features/services/service-view';
import { paths } from '~/paths';

export const revalidate = 60;

interface SolutionPageProps {
  params: Promise<{ slug: string }>;
}

/** No page is made while the site is built: the CMS is not there then. The first visit makes it. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: SolutionPageProps): Promise<Metadata> {
  return getServiceMetadata('solution', (await params).slug);
}

export default async function SolutionPage({ params }: SolutionPageProps) {
  const [page, site] = await Promise.all([getServicePage('solution', (await params).slug), getSite()]);
  if (!page) notFound();
  return <ServiceView {...page} site={site} orderHref={paths.handOff(PANEL_HOME)} />;
}
