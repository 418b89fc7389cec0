import { AudienceBanner, PREVIEWED_BANNER } from '~/documents/audience-banner';
import type { LoadedBanner } from './loaded-block';

/** The banner of its type whose time is now; between two campaigns there is nothing. */
export function BannerBlock({ block }: { block: LoadedBanner }) {
  if (block.draft) return <AudienceBanner banners={block.draft} id={PREVIEWED_BANNER} />;
  return <AudienceBanner banners={block.data} place="services" />;
}
