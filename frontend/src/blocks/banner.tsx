import type { BannerBlock as Block } from '~/content/blocks';
import { getServiceBanner } from '~/content/get-banner';
import { HomeBanner } from '~/site/home-banner';

/** The banner of its type whose time is now; between two campaigns there is nothing. */
export async function BannerBlock({ block }: { block: Block }) {
  const banner = await getServiceBanner(block.bannerType);
  return banner && <HomeBanner banner={banner} />;
}
