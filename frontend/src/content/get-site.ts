import { isShownLink } from '~/adapters/sold';
import { NO_COUNTERS, toCounters } from '~/analytics/counter-settings';
import { demoResetMinutes, env, isBuilding } from '~/runtime/env';
import { log } from '~/runtime/log';
import { paths } from '~/urls/paths';
import { askCms, ContentOutage } from './client';
import type { SiteSettingsQuery } from './generated/graphql';
import { type ListedService, type ServiceKind, toListedServices } from './get-services';
import { keptContent } from './kept-content';
import { contentLanguage, usualLanguage } from './language';
import { present } from './present';
import { siteSettingsQuery } from './queries';
import { type MenuEntry, type Site, unbranded } from './site';
import { toAccent, toLogo } from './site-look';

/** One for all pages of this process; a notice of a change renews it before any page is made again. */
export const keptSite = keptContent('site', fetchSite, { outlives: true });

/** The site's settings, their last good copy during an outage, or the bare shell when there has never been one. */
export async function getSite(): Promise<Site> {
  if (isBuilding()) return unbranded();
  try {
    return await keptSite();
  } catch (error) {
    if (!(error instanceof ContentOutage)) throw error;
    log.warn({ err: error }, 'the shell is shown without the settings of the CMS');
    return unbranded();
  }
}

/** The same, straight from the CMS: the documents keep their whole page, not its parts. */
export async function fetchSite(): Promise<Site> {
  const { services, ...shell } = await withUsualWords(await askCms(siteSettingsQuery, {}));
  const { siteSettings } = shell;
  return siteSettings ? toSite(siteSettings, shell, toListedServices(services)) : unbranded();
}

/** What nobody has translated of the shell is as in the shop's first language: a page without a menu or a name would be none. */
async function withUsualWords(answer: SiteSettingsQuery): Promise<SiteSettingsQuery> {
  const { siteSettings, navigation, footer } = answer;
  if (contentLanguage() === usualLanguage() || (siteSettings && navigation && footer)) return answer;
  const usual = await askCms(siteSettingsQuery, { locale: usualLanguage() });
  return {
    ...answer,
    siteSettings: siteSettings ?? usual.siteSettings,
    navigation: navigation ?? usual.navigation,
    footer: footer ?? usual.footer,
  };
}

function toSite(
  settings: NonNullable<SiteSettingsQuery['siteSettings']>,
  {
    navigation,
    footer,
    commerceSettings,
  }: Pick<SiteSettingsQuery, 'navigation' | 'footer' | 'commerceSettings'>,
  services: readonly ListedService[],
): Site {
  return {
    brand: settings.brand_name,
    logo: toLogo(settings.logo),
    accent: toAccent(settings.accent_colour),
    tagline: settings.tagline ?? '',
    supportUrl: settings.support_contact_url ?? undefined,
    supportHours: settings.support_hours ?? '',
    taxLine: settings.tax_line || undefined,
    phone: settings.phone ?? '',
    email: settings.email ?? '',
    legalDetails: footer?.legal_details ?? '',
    takesRequests: Boolean(env().CMS_REQUESTS_TOKEN),
    legal: {
      policy: settings.personal_data_policy_url || undefined,
      offer: settings.offer_url || undefined,
      mailing: settings.mailing_consent_url || undefined,
      partnerOffer: settings.partner_offer_url || undefined,
    },
    usualCustomer: settings.usual_customer ?? unbranded().usualCustomer,
    menu: {
      // A new shop has written of no service yet, and sells servers all the same.
      services: services.some(({ kind }) => kind === 'service')
        ? menuEntries(services, 'service')
        : unbranded().menu.services,
      solutions: menuEntries(services, 'solution'),
      links: shownLinks(navigation?.menu_links),
    },
    footer: present(footer?.footer_columns).map(({ title, links }) => ({
      title,
      links: shownLinks(links),
    })),
    // In a demonstration anybody could have visitors counted, and a script of theirs loaded.
    counters: demoResetMinutes() > 0 ? NO_COUNTERS : toCounters(commerceSettings ?? {}),
  };
}

function shownLinks(links: Parameters<typeof present<{ label: string; href: string }>>[0]) {
  return present(links).flatMap(({ label, href }) => (isShownLink(href) ? [{ label, href }] : []));
}

function menuEntries(services: readonly ListedService[], kind: ServiceKind): MenuEntry[] {
  return services
    .filter((service) => service.kind === kind)
    .map(({ slug, name, menuText }) => ({ slug, label: name, text: menuText, href: paths[kind](slug) }));
}
