import {
  DEFAULT_BUILD_LOCATION,
  DEFAULT_CONFIGURATORS,
  DEFAULT_FAMILIES,
  DEFAULT_LOCATIONS,
  namedIn,
} from '@vitrina/content-contract/default-taxonomy';
import type { Language } from '@vitrina/content-contract/languages';
import { BRAND } from '../shop-brand';

/** What the shop counts with until a marketer says otherwise (rule R23). */
export const DEFAULT_COMMERCE = {
  floating_ip_price: 180,
  cpu_limit: 16,
  min_ram_per_core_gb: 1,
  configurator_rules: DEFAULT_CONFIGURATORS,
  payment_periods: [
    { code: 'P1M', multiplier: 1 },
    { code: 'P3M', multiplier: 0.97 },
    { code: 'P6M', multiplier: 0.95 },
    { code: 'P1Y', multiplier: 0.9 },
  ],
  locations: DEFAULT_LOCATIONS,
  server_families: DEFAULT_FAMILIES,
  build_location: DEFAULT_BUILD_LOCATION,
  analytics_counter_id: '',
  analytics_goal_id: '',
  analytics_ga_id: '',
  analytics_roistat_id: '',
  analytics_plausible_address: '',
  analytics_plausible_domain: '',
  analytics_plausible_without_consent: false,
  company_domain: BRAND.domain,
  consent_checked: true,
  agree_mailing_checked: true,
};

/** The same for a shop that speaks another language first. */
export function defaultCommerce(language: Language): typeof DEFAULT_COMMERCE {
  return {
    ...DEFAULT_COMMERCE,
    locations: DEFAULT_COMMERCE.locations.map((location) => namedIn(language, location)),
    server_families: DEFAULT_COMMERCE.server_families.map((family) => namedIn(language, family)),
  };
}

/** Only what the form requires: a telephone or an address nobody has would be worse than none. */
export const DEFAULT_SITE = { brand_name: BRAND.name };
