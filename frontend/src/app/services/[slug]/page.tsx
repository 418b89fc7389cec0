import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadPage } from '~/blocks/load-page';
import { ServicePage } from '~/blocks/service-page';
import { getSite } from '~/content/get-site';
import { pageMetadata } from '~/documents/page-metadata';
import { getServicePage } from '~/features/services/get-service-page';
import { noteBegun } from '~/rendering/rendered-pages';
import { paths } from '~/urls/paths';

export const revalidate = 60;

interface Props {
  params: Promise<{ slug: string }>;
}

/** No page is made while the site is built: the CMS and the provider are not there then. The first visit makes it. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const page = await getServicePage('service', slug);
  return page ? pageMetadata({ ...page.head, path: paths.service(slug) }) : {};
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  noteBegun(paths.service(slug));
  const [page, site] = await Promise.all([getServicePage('service', slug), getSite()]);
  if (!page) notFound();
  return (
    <ServicePage {...page} {...(await loadPage(paths.service(slug), page.service.blocks))} site={site} />
  );
}
