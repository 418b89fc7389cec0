import { askCms } from './client';
import type { BannerPlacesQuery } from './generated/graphql';
import type { ServiceKind } from './get-services';
import { bannerPlacesQuery } from './page-queries';
import { present } from './present';

type Blocks = NonNullable<BannerPlacesQuery['pages'][number]>['blocks'];

/** The first published page that has a block for banners of a type, if there is one. Throws `ContentOutage`. */
export async function findBannerPage(
  type: string,
): Promise<{ kind: ServiceKind | 'page'; slug: string } | undefined> {
  const { services, pages } = await askCms(bannerPlacesQuery, {});
  const service = present(services).find(({ blocks }) => hasBanner(blocks, type));
  if (service) return { kind: service.kind, slug: service.slug };
  const page = present(pages).find(({ blocks }) => hasBanner(blocks, type));
  return page && { kind: 'page', slug: page.slug };
}

function hasBanner(blocks: Blocks, type: string): boolean {
  return present(blocks).some(
    (block) =>
      block.__typename === 'ComponentBlocksBanner' && block.banner_type.replaceAll('_', '-') === type,
  );
}
