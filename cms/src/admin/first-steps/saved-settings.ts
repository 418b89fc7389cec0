/** A form of the content manager that a step saves a part of; fields that are not named stay as they are. */
export interface SettingsForm {
  uid: string;
  address: string;
}

const formOf = (uid: string): SettingsForm => ({ uid, address: `/content-manager/single-types/${uid}` });

export const SETTINGS_OF_SITE = formOf('api::site.site-settings');
export const SETTINGS_OF_SALES = formOf('api::commerce.commerce-settings');

export interface SiteSettings {
  updatedAt: string;
  brand_name: string | null;
  accent_colour: string | null;
  logo: { id: number; url: string } | null;
}

/** As they stand in the fields of the form; nothing is an empty text. */
export function siteFieldsOf({ brand_name, accent_colour, logo }: SiteSettings) {
  return {
    brand_name: brand_name ?? '',
    accent_colour: accent_colour ?? '',
    logo_id: logo ? String(logo.id) : '',
    logo_url: logo?.url ?? '',
  };
}

export function siteSettingsOf(fields: ReturnType<typeof siteFieldsOf>): object {
  return {
    brand_name: fields.brand_name.trim(),
    accent_colour: fields.accent_colour === '' ? null : fields.accent_colour,
    logo: fields.logo_id === '' ? null : Number(fields.logo_id),
  };
}

/** The counters among the settings of selling: a text each. */
export const COUNTER_FIELDS = [
  'analytics_counter_id',
  'analytics_goal_id',
  'analytics_ga_id',
  'analytics_roistat_id',
  'analytics_plausible_address',
  'analytics_plausible_domain',
] as const;

export type CounterField = (typeof COUNTER_FIELDS)[number];

export interface SalesSettings extends Partial<Record<CounterField, string | null>> {
  updatedAt: string;
  /** `modified`: somebody has changed the draft and not published it. */
  status?: 'draft' | 'published' | 'modified';
  analytics_plausible_without_consent?: boolean | null;
}

const WITHOUT_CONSENT = 'analytics_plausible_without_consent';

export function counterFieldsOf(
  settings: SalesSettings,
): Record<CounterField | typeof WITHOUT_CONSENT, string> {
  const texts = Object.fromEntries(COUNTER_FIELDS.map((field) => [field, settings[field] ?? '']));
  return {
    ...(texts as Record<CounterField, string>),
    [WITHOUT_CONSENT]: settings[WITHOUT_CONSENT] ? 'yes' : '',
  };
}

export function countersOf(fields: ReturnType<typeof counterFieldsOf>): object {
  return {
    ...Object.fromEntries(COUNTER_FIELDS.map((field) => [field, fields[field].trim()])),
    [WITHOUT_CONSENT]: fields[WITHOUT_CONSENT] === 'yes',
  };
}
