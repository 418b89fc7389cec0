import { askCms } from './client';
import { homeBannerQuery } from './queries';

export interface Banner {
  title: string;
  text: string;
  button: { label: string; href: string } | undefined;
}

/** The banner of the highest priority whose time is now, if there is one. Throws `ContentOutage`. */
export async function getHomeBanner(now: Date): Promise<Banner | undefined> {
  const { banners } = await askCms(homeBannerQuery, { now: now.toISOString() });
  const banner = banners[0];
  if (!banner) return undefined;
  const { title, text, button_text, link } = banner;
  return {
    title,
    text: text ?? '',
    button: button_text && link ? { label: button_text, href: link } : undefined,
  };
}
