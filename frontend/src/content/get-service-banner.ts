import 'server-only';
import { unstable_cache } from 'next/cache';
import { askCms } from './client';
import type { Banner } from './get-home-banner';
import { serviceBannerQuery } from './page-queries';

/** The banner of a type for the pages of services whose time is now, or its last good copy. Throws `ContentOutage`. */
export const getServiceBanner = unstable_cache(fetchServiceBanner, ['service-banner'], { revalidate: 60 });

async function fetchServiceBanner(type: string): Promise<Banner | null> {
  const { banners } = await askCms(serviceBannerQuery, { type, now: new Date().toISOString() });
  const banner = banners[0];
  if (!banner) return null;
  const { title, text, button_text, link } = banner;
  return {
    title,
    text: text ?? '',
    button: button_text && link ? { label: button_text, href: link } : undefined,
  };
}
