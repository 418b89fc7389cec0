import { graphql } from '~/content/generated';
import type { Banners } from '~/content/get-banners';
import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';
import { cacheTags } from '~/rendering/cache-tags';
import type { BlockDefinition, BlockProps } from '../block-definition';

interface BannerBlock {
  kind: 'banner';
  /** As the CMS writes it in its list of banners. */
  bannerType: string;
  /** In a preview: the banner to show, whatever the CMS has for now. */
  draft?: Banners;
}

export const banner: BlockDefinition<BannerBlock, Banners> = {
  fields: graphql(`
    fragment BannerBlock on ComponentBlocksBanner {
      banner_type
    }
  `),
  // GraphQL has no hyphens in the names of an enumeration.
  read: ({ banner_type }) => ({ kind: 'banner', bannerType: banner_type.replaceAll('_', '-') }),
  cacheTags: ({ bannerType }) => [cacheTags.serviceBanners(bannerType)],
  View: Banner,
};

/** The banner of its type whose time is now; between two campaigns there is nothing. */
export function Banner({ block }: BlockProps<BannerBlock, Banners>) {
  if (block.draft) return <AudienceBanner banners={block.draft} id={PREVIEWED_BANNER} />;
  return <AudienceBanner banners={block.data} place="services" />;
}
