import { COMPONENT_PANELS } from './component-panel';
import type { ViewDeclaration } from './view-declaration';

const SEO = ['seo_title', 'seo_description'];
const NAMED = { form: ['name path'], columns: ['name', 'path', 'updatedAt'], sort: 'name', title: 'name' };

/** Fields and types that are not named keep the place Strapi gave them, below those that are. */
export const VIEWS: Record<string, ViewDeclaration> = {
  'api::knowledge.article': {
    form: [
      'title',
      'url topic',
      'description',
      'text',
      'category tags',
      'series/6 series_part/3 difficulty/3',
      'image details',
      'author author_reviewed',
      'similar_tutorials',
      ...SEO,
      'date_created date_updated',
      'checked_on checked_system',
      'comment_invitation noindex',
      'views votes rating',
    ],
    columns: ['title', 'topic', 'category', 'author', 'updatedAt'],
    sort: '-updatedAt',
    title: 'title',
  },
  'api::knowledge.author': {
    form: [
      'name path',
      'job_title details',
      'details_expert',
      'avatar bio',
      'link_github link_telegram',
      'tags',
    ],
    columns: ['avatar', 'name', 'job_title', 'path'],
    sort: 'name',
    title: 'name',
  },
  'api::knowledge.expert': {
    form: ['name path', 'gender details_expert', 'avatar'],
    columns: ['avatar', 'name', 'details_expert', 'path'],
    sort: 'name',
    title: 'name',
  },
  'api::knowledge.category': NAMED,
  'api::knowledge.tag': NAMED,
  'api::knowledge.series': { ...NAMED, form: ['name path', 'description'] },
  'api::knowledge.topic': {
    form: ['name path', 'parent', 'description'],
    columns: ['name', 'parent', 'path', 'updatedAt'],
    sort: 'name',
    title: 'name',
  },
  'api::site.banner': {
    form: [
      ...['title', 'text', 'type place', 'button_text link', 'starts_at ends_at', 'audience priority'],
      ...['variant_title', 'variant_text', 'variant_button_text variant_link'],
    ],
    columns: ['title', 'type', 'place', 'audience', 'starts_at', 'ends_at', 'priority'],
    sort: '-priority',
    title: 'title',
  },
  'api::site.incident': {
    form: [
      ...['title', 'severity/6', 'text', 'starts_at ends_at'],
      ...['affects_site affects_prices affects_orders', 'affects_panel affects_knowledge', 'updates'],
    ],
    columns: ['title', 'severity', 'starts_at', 'ends_at', 'updatedAt'],
    sort: '-starts_at',
    title: 'title',
  },
  'api::site.service': {
    form: ['name slug', 'kind position', 'menu_text', 'blocks', ...SEO],
    columns: ['name', 'kind', 'slug', 'position', 'updatedAt'],
    sort: 'position',
    title: 'name',
  },
  'api::site.page': {
    form: ['title slug', 'edition effective_from', 'blocks', ...SEO],
    columns: ['title', 'slug', 'edition', 'updatedAt'],
    sort: 'title',
    title: 'title',
  },
  'api::site.redirect': {
    form: ['from to', 'redirect_kind enabled', 'note', 'made_by/6'],
    columns: ['from', 'to', 'redirect_kind', 'enabled', 'made_by', 'updatedAt'],
    sort: '-updatedAt',
    title: 'from',
  },
  'api::site.site-settings': {
    form: [
      ...['brand_name tagline', 'logo accent_colour', 'support_contact_url support_hours', 'phone email'],
      ...['personal_data_policy_url offer_url', 'mailing_consent_url partner_offer_url'],
      'tax_line usual_customer',
      ...['home_hero_title', 'home_hero_text', 'home_steps', 'home_cta_title', 'home_cta_text'],
    ],
    // A single entry is named by its type.
    title: 'id',
  },
  'api::site.navigation': { form: ['menu_links'], title: 'id' },
  'api::site.footer': { form: ['footer_columns', 'legal_details'], title: 'id' },
  'api::requests.request': {
    form: [
      ...['state number kind', 'name phone email', 'message', 'details', 'support_note'],
      ...['assignee answered_at delivery_state', 'request_id/6'],
    ],
    columns: [
      ...['createdAt', 'state', 'number', 'kind', 'name'],
      ...['assignee', 'answered_at', 'delivery_state'],
    ],
    sort: '-createdAt',
    title: 'name',
  },
  'api::commerce.static-preset': {
    form: [
      'title code',
      'preset_id configurator_id',
      'cpu ram_gb disk_gb',
      'price bandwidth',
      'group location',
      'translations',
    ],
    columns: ['title', 'group', 'cpu', 'ram_gb', 'disk_gb', 'price'],
    sort: 'code',
    title: 'title',
  },
  'api::commerce.commerce-settings': {
    form: [
      'floating_ip_price cpu_limit min_ram_per_core_gb',
      'payment_periods',
      'locations',
      'server_families',
      'build_location/6',
      'configurator_rules',
      'retired_presets',
      'analytics_counter_id analytics_goal_id',
      'analytics_ga_id analytics_roistat_id',
      'analytics_plausible_address analytics_plausible_domain',
      'analytics_plausible_without_consent/12',
      'company_domain/12',
      'consent_checked agree_mailing_checked',
    ],
  },
  ...COMPONENT_PANELS,
};

/** Fields the site fills in; the panel shows them and lets nobody type. */
export const READ_ONLY_FIELDS: Record<string, readonly string[]> = {
  'api::knowledge.article': ['views', 'votes', 'rating'],
  'api::site.redirect': ['made_by'],
  'api::requests.request': [
    ...['number', 'kind', 'name', 'phone', 'email', 'message', 'details', 'request_id'],
    ...['assignee', 'answered_at', 'delivery_state'],
  ],
};
