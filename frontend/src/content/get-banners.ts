import type { BannerAudience, BannerPlace } from '@vitrina/content-contract/content-names';
import { isShownLink } from '~/adapters/sold';
import { askCms, askCmsForDraft } from './client';
import type { BannersQuery } from './generated/graphql';
import { bannerDraftQuery, bannersQuery } from './queries';

/** What one variant of a banner says. */
export interface BannerWords {
  title: string;
  text: string;
  button: { label: string; href: string } | undefined;
}

export interface Banner extends BannerWords {
  id: string;
  /** What half of the visitors see instead, where a marketer tries two. */
  variant?: BannerWords;
  /** Only looked at: of two variants both are shown. */
  isDraft?: true;
}

/** What stands at a place for whom; one banner for everyone is both. A page carries both, the browser shows one. */
export interface Banners {
  guests?: Banner;
  customers?: Banner;
}

export type { BannerPlace };

/** The banners of the highest priority whose time is now at a place. Throws `ContentOutage`. */
export async function fetchBanners(place: BannerPlace, type?: string): Promise<Banners> {
  const now = new Date().toISOString();
  const filtersTo = (audience: Exclude<BannerAudience, 'everyone'>) => ({
    place: { eq: place },
    audience: { in: ['everyone', audience] },
    ...(type !== undefined && { type: { eq: type } }),
    and: [
      { or: [{ starts_at: { null: true } }, { starts_at: { lte: now } }] },
      { or: [{ ends_at: { null: true } }, { ends_at: { gt: now } }] },
    ],
  });
  const { guests, customers } = await askCms(bannersQuery, {
    toGuests: filtersTo('guests'),
    toCustomers: filtersTo('customers'),
  });
  const [toGuests, toCustomers] = [firstShown(guests), firstShown(customers)];
  return { ...(toGuests && { guests: toGuests }), ...(toCustomers && { customers: toCustomers }) };
}

/** The draft of a banner for a preview, for whoever looks, and where it belongs; never kept. Throws `ContentOutage`. */
export async function fetchBannerDraft(
  documentId: string,
): Promise<{ banners: Banners; place: string; type: string } | undefined> {
  const { banners } = await askCmsForDraft(bannerDraftQuery, { filters: { documentId: { eq: documentId } } });
  if (!banners[0]) return undefined;
  const draft: Banner = { ...toBanner(banners[0]), isDraft: true };
  const { place, type } = banners[0];
  // GraphQL has no hyphens in the names of an enumeration.
  return { banners: { guests: draft, customers: draft }, place, type: type.replaceAll('_', '-') };
}

type WrittenBanner = BannersQuery['guests'][number];

/** The first that leads somewhere: what the provider does not sell has no page. */
export function firstShown(banners: readonly WrittenBanner[]): Banner | undefined {
  const shown = banners.find((banner) => isShownLink(banner?.link ?? ''));
  if (!shown) return undefined;
  const { variant, ...banner } = toBanner(shown);
  const isVariantShown = variant && isShownLink(variant.button?.href ?? '');
  return isVariantShown ? { ...banner, variant } : banner;
}

function toBanner(banner: NonNullable<WrittenBanner>): Banner {
  const { documentId: id, title, text, button_text, link } = banner;
  const { variant_title, variant_text, variant_button_text, variant_link } = banner;
  const variant = [variant_title, variant_text, variant_button_text, variant_link];
  return {
    ...{ id, ...wordsOf({ title, text, label: button_text, href: link }) },
    ...(variant.some(Boolean) && {
      variant: wordsOf({
        ...{ title: variant_title || title, text: variant_text || text },
        ...{ label: variant_button_text || button_text, href: variant_link || link },
      }),
    }),
  };
}

type Written = Record<'text' | 'label' | 'href', string | null> & { title: string };

function wordsOf({ title, text, label, href }: Written): BannerWords {
  return { title, text: text ?? '', button: label && href ? { label, href } : undefined };
}
