import type { GetStaticProps } from 'next';
import type { ServiceKind } from '~/content/get-services';
import { inPageLanguage } from '~/documents/in-page-language';
import { staticProps } from '~/documents/static-props';
import { paths } from '~/urls/paths';
import { cacheTagsOfBlocks } from './cache-tags-of-blocks';
import {
  type LoadedOwnPage,
  type LoadedPage,
  type LoadedServicePage,
  loadOwnPage,
  loadServicePage,
} from './load-page';

type InAddress = { slug: string };

/** The properties of the pages of a section. */
export function servicePageProps(kind: ServiceKind): GetStaticProps<LoadedServicePage, InAddress> {
  return inPageLanguage(({ params: { slug } = NOWHERE }) =>
    pageProps(paths[kind](slug), () => loadServicePage(kind, slug)),
  );
}

/** The properties of the pages at addresses of their own. */
export const ownPageProps: GetStaticProps<LoadedOwnPage, InAddress> = inPageLanguage(
  ({ params: { slug } = NOWHERE }) => pageProps(paths.page(slug), () => loadOwnPage(slug)),
);

/** Next.js always names what stands in the brackets of a route. */
const NOWHERE: InAddress = { slug: '' };

function pageProps<Page extends LoadedPage>(address: string, load: () => Promise<Page | undefined>) {
  return staticProps(address, async () => {
    const page = await load();
    return page && { props: page, shows: cacheTagsOfBlocks(page.blocks) };
  });
}
