/**
 * Names that the content model of the CMS and the site spell alike. They stand in databases, in GraphQL and in addresses, so none of
 * them changes; a new one is added here, in the schema of the CMS (which a test holds to this list) and where the site's types ask for it.
 */

/** Blocks that a page is built of: the names of the components in `cms/src/components/blocks`. */
export const BLOCK_KINDS = [
  'hero',
  'live-tariffs',
  'configurator',
  'static-presets',
  'features',
  'comparison',
  'faq',
  'steps',
  'banner',
  'code',
  'grant',
  'contact',
  'related-tutorials',
] as const;

export type BlockKind = (typeof BLOCK_KINDS)[number];

/** Products whose live tariffs a block can list. */
export const TARIFF_PRODUCTS = [
  'cloud_servers',
  'databases',
  's3',
  'load_balancers',
  'dedicated_servers',
  'apps',
  'ai_bundle',
  'kubernetes',
] as const;

export type TariffProduct = (typeof TARIFF_PRODUCTS)[number];

/** The service that sells what is in each list, by its name in addresses. */
export const SERVICE_OF_LIST: Readonly<Record<TariffProduct, string>> = {
  cloud_servers: 'cloud-servers',
  databases: 'databases',
  s3: 's3',
  load_balancers: 'load-balancers',
  dedicated_servers: 'dedicated-servers',
  apps: 'apps',
  ai_bundle: 'ai-servers',
  kubernetes: 'kubernetes',
};

/** What is sold in each list, by its name in orders. */
export const PRODUCT_OF_LIST = {
  cloud_servers: 'vds',
  databases: 'dbaas',
  s3: 's3',
  load_balancers: 'balancer',
  dedicated_servers: 'dedicated',
  apps: 'apps',
  ai_bundle: 'ai',
  kubernetes: 'k8s',
} as const satisfies Record<TariffProduct, string>;

/** Products that a block lets a visitor build. */
export const CONFIGURATOR_PRODUCTS = ['server', 's3', 'dedicated'] as const;

export type ConfiguratorProduct = (typeof CONFIGURATOR_PRODUCTS)[number];

/** The list whose product each configurator builds. */
export const LIST_OF_CONFIGURATOR: Readonly<Record<ConfiguratorProduct, TariffProduct>> = {
  server: 'cloud_servers',
  s3: 's3',
  dedicated: 'dedicated_servers',
};

/** Groups of static presets, each shown as one list of cards. */
export const PRESET_GROUPS = ['frankfurt', 'frankfurt_second', 'dedicated_msk', 'other'] as const;

export type PresetGroup = (typeof PRESET_GROUPS)[number];

/** The list whose product each group is of. */
export const LIST_OF_PRESETS: Readonly<Record<PresetGroup, TariffProduct>> = {
  frankfurt: 'cloud_servers',
  frankfurt_second: 'cloud_servers',
  dedicated_msk: 'dedicated_servers',
  other: 'cloud_servers',
};

/** What a banner on the page of a service is about. */
export const BANNER_TYPES = [
  'apps',
  'business',
  'cloud-servers',
  'daas',
  'dedicated',
  'dbaas',
  'kubernetes',
  'mail',
  'migration',
  'migration-grant',
  's3',
  'servers-152fz',
  'servers-ai',
  'servers-gpu',
  'servers-neural',
  'vds',
  'vmware',
] as const;

export type BannerType = (typeof BANNER_TYPES)[number];

/** Where a banner stands. */
export const BANNER_PLACES = ['home', 'tutorials', 'blog', 'services'] as const;

export type BannerPlace = (typeof BANNER_PLACES)[number];

/** Whom a banner is shown to. */
export const BANNER_AUDIENCES = ['everyone', 'guests', 'customers'] as const;

export type BannerAudience = (typeof BANNER_AUDIENCES)[number];

/** Services are what is sold, solutions are what it is good for; each has a section of the site. */
export const SERVICE_KINDS = ['service', 'solution'] as const;

export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** How much a tutorial takes for granted, the least first. */
export const LEVELS = ['beginner', 'intermediate', 'advanced'] as const;

export type Level = (typeof LEVELS)[number];

/** What visitors ask for in writing, as the site hands it over; the CMS stores `dedicated` as `dedicated-server`. */
export const REQUEST_KINDS = [
  'large-server',
  'dedicated',
  'product',
  'migration-grant',
  'become-author',
  'technical-writer',
  'ask-tutorial',
  'contact-author',
  'story',
] as const;

export type RequestKind = (typeof REQUEST_KINDS)[number];

/** What a message about the service says of the parts it names: planned works, work with trouble, no work. */
export const INCIDENT_SEVERITIES = ['works', 'trouble', 'outage'] as const;

export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number];

/** What is counted on the way to an order, in its order. */
export const FUNNEL_STEPS = ['visit', 'page', 'view', 'click', 'registration', 'order'] as const;

export type FunnelStepName = (typeof FUNNEL_STEPS)[number];
