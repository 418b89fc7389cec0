import { unstable_cache } from 'next/cache';
import { askCms } from './client';
import { bannerQuery } from './queries';

export interface Banner {
  title: string;
  text: string;
  button: { label: string; href: string } | undefined;
}

/** The banner of the highest priority whose time is now at a place, if there is one. Throws `ContentOutage`. */
export async function fetchBanner(place: 'home' | 'services', type?: string): Promise<Banner | undefined> {
  const now = new Date().toISOString();
  const filters = {
    place: { eq: place },
    ...(type !== undefined && { type: { eq: type } }),
    and: [
      { or: [{ starts_at: { null: true } }, { starts_at: { lte: now } }] },
      { or: [{ ends_at: { null: true } }, { ends_at: { gt: now } }] },
    ],
  };
  const { banners } = await askCms(bannerQuery, { filters });
  const banner = banners[0];
  if (!banner) return undefined;
  const { title, text, button_text, link } = banner;
  return {
    title,
    text: text ?? '',
    button: button_text && link ? { label: button_text, href: link } : undefined,
  };
}

/** That of a type for the pages of services, or its last good copy. `null` travels as JSON, nothing does not. */
export const getServiceBanner = unstable_cache(
  async (type: string) => (await fetchBanner('services', type)) ?? null,
  ['service-banner'],
  { revalidate: 60 },
);
