import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BlocksPage } from '~/blocks/blocks-page';
import { getPage } from '~/content/get-page';
import { getSite } from '~/content/get-site';
import { noteBegun } from '~/content/made-pages';
import { paths } from '~/paths';
import { pageMetadata } from '~/site/page-metadata';

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
  return page
    ? pageMetadata({
        title: page.seoTitle,
        description: page.seoDescription,
        path: paths.page(page.slug),
      })
    : {};
}

export default async function Page({ params }: Props) {
  const { slug } = await params;
  noteBegun(paths.page(slug));
  const [page, site] = await Promise.all([getPage(slug), getSite()]);
  if (!page) notFound();
  const { title, blocks } = page;
  return <BlocksPage name={title} path={paths.page(slug)} between={[]} blocks={blocks} site={site} />;
}
