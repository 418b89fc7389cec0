import type { BannerBlock as Block } from '~/content/blocks';
import { getServiceBanners } from '~/content/get-banners';
import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';

/** The banner of its type whose time is now; between two campaigns there is nothing. */
export async function BannerBlock({ block }: { block: Block }) {
  if (block.draft) return <AudienceBanner banners={block.draft} id={PREVIEWED_BANNER} />;
  return <AudienceBanner banners={await getServiceBanners(block.bannerType)} place="services" />;
}
