import { graphql } from './generated';

export const siteSettingsQuery = graphql(`
  query SiteSettings {
    siteSettings {
      brand_name
      tagline
      support_contact_url
      support_hours
      phone
      email
      legal_details
      menu_links {
        label
        href
      }
      footer_columns {
        title
        links {
          label
          href
        }
      }
    }
    services(sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      name
      slug
      menu_text
    }
  }
`);

export const serviceListQuery = graphql(`
  query ServiceList {
    services(sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      name
      slug
      menu_text
    }
  }
`);

export const commerceSettingsQuery = graphql(`
  query CommerceSettings {
    commerceSettings {
      floating_ip_price
      cpu_limit
      min_ram_per_core_gb
      configurator_rules {
        configurator_id
        min_ram_per_core_gb
      }
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
      analytics_counter_id
      analytics_goal_id
    }
  }
`);

export const bannerQuery = graphql(`
  query Banner($filters: BannerFiltersInput!) {
    banners(filters: $filters, sort: ["priority:desc"], pagination: { limit: 1 }) {
      title
      text
      button_text
      link
    }
  }
`);

export const tutorialListQuery = graphql(`
  query TutorialList($limit: Int!) {
    articles(
      filters: { topic: { path: { notNull: true } } }
      sort: ["date_created:desc"]
      pagination: { limit: $limit }
    ) {
      title
      url
      description
      topic {
        name
        path
        parent {
          path
        }
      }
    }
  }
`);

export const tutorialDigestQuery = graphql(`
  query TutorialDigest($start: Int!, $limit: Int!) {
    articles(
      filters: { topic: { path: { notNull: true } } }
      sort: ["date_created:desc", "url:asc"]
      pagination: { start: $start, limit: $limit }
    ) {
      title
      url
      description
      topic {
        name
        path
        parent {
          path
        }
      }
      tags(pagination: { limit: 10 }) {
        name
      }
    }
  }
`);

export const tutorialTitleQuery = graphql(`
  query TutorialTitle($url: String!) {
    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {
      title
      topic {
        path
        parent {
          path
        }
      }
    }
  }
`);

export const tutorialQuery = graphql(`
  query Tutorial($url: String!) {
    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {
      title
      url
      text
      description
      date_created
      date_updated
      seo_title
      seo_description
      topic {
        name
        path
        parent {
          name
          path
        }
      }
      tags {
        name
        path
      }
      author {
        name
        job_title
      }
      author_reviewed {
        name
        details_expert
        gender
      }
      similar_tutorials {
        title
        url
        topic {
          path
          parent {
            path
          }
        }
      }
    }
  }
`);
