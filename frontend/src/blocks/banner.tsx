import type { BannerBlock as Block } from '~/content/blocks';
import { getServiceBanners } from '~/content/get-banners';
import { AudienceBanner } from '~/site/audience-banner';

/** The banner of its type whose time is now; between two campaigns there is nothing. */
export async function BannerBlock({ block }: { block: Block }) {
  return <AudienceBanner banners={block.draft ?? (await getServiceBanners(block.bannerType))} />;
}
