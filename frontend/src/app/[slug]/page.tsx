import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { loadPage } from '~/blocks/load-page';
import { OwnPage } from '~/blocks/own-page';
import { getPage } from '~/content/get-page';
import { getSite } from '~/content/get-site';
import { pageMetadata } from '~/documents/page-metadata';
import { noteBegun } from '~/rendering/rendered-pages';
import { paths } from '~/urls/paths';

export const revalidate = 60;

interface Props {
  params: Promise<{ slug: string }>;
}

/** No page is made while the site is built: the CMS is not there then. The first visit makes it. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await getPage((await params).slug);
  if (!page) return {};
  const metadata = pageMetadata({
    title: page.seoTitle,
    description: page.seoDescription,
    path: paths.page(page.slug),
  });
  // What is no more in force is read by who has agreed to it, and not found by others.
  return page.edition?.isInForce === false ? { ...metadata, robots: { index: false } } : metadata;
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  noteBegun(paths.page(slug));
  const [page, site] = await Promise.all([getPage(slug), getSite()]);
  if (!page) notFound();
  const { blocks } = await loadPage(paths.page(slug), page.blocks);
  return <OwnPage page={page} blocks={blocks} site={site} />;
}
