import { graphql } from './generated';

export const siteSettingsQuery = graphql(`
  query SiteSettings($locale: I18NLocaleCode) {
    siteSettings(locale: $locale) {
      brand_name
      tagline
      support_contact_url
      support_hours
      tax_line
      phone
      email
      personal_data_policy_url
      offer_url
      mailing_consent_url
      partner_offer_url
      usual_customer
      accent_colour
      logo {
        ...Picture
      }
    }
    commerceSettings {
      analytics_counter_id
      analytics_goal_id
      analytics_ga_id
      analytics_roistat_id
      analytics_plausible_address
      analytics_plausible_domain
      analytics_plausible_without_consent
      payment_periods {
        code
        metrika_id
      }
    }
    navigation(locale: $locale) {
      menu_links(pagination: { limit: 100 }) {
        label
        href
      }
    }
    footer(locale: $locale) {
      footer_columns(pagination: { limit: 25 }) {
        title
        links(pagination: { limit: 25 }) {
          label
          href
        }
      }
      legal_details
    }
    services(locale: $locale, sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      name
      slug
      menu_text
    }
  }
`);

export const serviceListQuery = graphql(`
  query ServiceList($locale: I18NLocaleCode) {
    services(locale: $locale, sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      name
      slug
      menu_text
    }
  }
`);

export const commerceSettingsQuery = graphql(`
  query CommerceSettings($status: PublicationStatus) {
    commerceSettings(status: $status) {
      floating_ip_price
      cpu_limit
      min_ram_per_core_gb
      configurator_rules(pagination: { limit: 100 }) {
        configurator_id
        min_ram_per_core_gb
        location
        family
        is_under_tab
      }
      locations(pagination: { limit: 50 }) {
        code
        name
        longitude
        latitude
        search_words
        families
        hides_databases
        translations(pagination: { limit: 10 }) {
          language
          name
          text
          search_words
        }
      }
      server_families(pagination: { limit: 25 }) {
        code
        name
        text
        translations(pagination: { limit: 10 }) {
          language
          name
          text
          search_words
        }
      }
      build_location
      payment_periods {
        code
        multiplier
      }
      retired_presets(pagination: { limit: 100 }) {
        preset_id
        successor_id
      }
      consent_checked
      agree_mailing_checked
      company_domain
    }
  }
`);

/** Both variants; a blank field of the second says what the first says. */
export const bannerWords = graphql(`
  fragment BannerWords on Banner {
    documentId
    title
    text
    button_text
    link
    variant_title
    variant_text
    variant_button_text
    variant_link
  }
`);

export const bannersQuery = graphql(`
  query Banners($locale: I18NLocaleCode, $toGuests: BannerFiltersInput!, $toCustomers: BannerFiltersInput!) {
    guests: banners(locale: $locale, filters: $toGuests, sort: ["priority:desc", "publishedAt:desc"], pagination: { limit: 5 }) {
      ...BannerWords
    }
    customers: banners(locale: $locale, filters: $toCustomers, sort: ["priority:desc", "publishedAt:desc"], pagination: { limit: 5 }) {
      ...BannerWords
    }
  }
`);

/** A banner whatever its time and audience, for a preview. */
export const bannerDraftQuery = graphql(`
  query BannerDraft($locale: I18NLocaleCode, $filters: BannerFiltersInput!) {
    banners(locale: $locale, filters: $filters, status: DRAFT, pagination: { limit: 1 }) {
      ...BannerWords
      place
      type
    }
  }
`);

export const pictureFragment = graphql(`
  fragment Picture on UploadFile {
    hash
    ext
    alternativeText
    width
    height
    updatedAt
    formats
  }
`);

export const incidentFragment = graphql(`
  fragment IncidentWords on Incident {
    documentId
    title
    severity
    text
    starts_at
    ends_at
    affects_site
    affects_prices
    affects_orders
    affects_panel
    affects_knowledge
    updates(pagination: { limit: 50 }) {
      at
      text
    }
  }
`);

export const incidentsQuery = graphql(`
  query Incidents($locale: I18NLocaleCode) {
    incidents(locale: $locale, sort: ["starts_at:desc"], pagination: { limit: 20 }) {
      ...IncidentWords
    }
  }
`);

export const incidentDraftQuery = graphql(`
  query IncidentDraft($locale: I18NLocaleCode, $filters: IncidentFiltersInput!) {
    incidents(locale: $locale, filters: $filters, status: DRAFT, pagination: { limit: 1 }) {
      ...IncidentWords
    }
  }
`);

export const homeWordsQuery = graphql(`
  query HomeWords($locale: I18NLocaleCode) {
    siteSettings(locale: $locale) {
      home_hero_title
      home_hero_text
      home_steps(pagination: { limit: 6 }) {
        title
        text
      }
      home_cta_title
      home_cta_text
    }
  }
`);
