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
    }
    navigation {
      menu_links(pagination: { limit: 100 }) {
        label
        href
      }
    }
    footer {
      footer_columns(pagination: { limit: 25 }) {
        title
        links(pagination: { limit: 25 }) {
          label
          href
        }
      }
      legal_details
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

export const bannersQuery = graphql(`
  query Banners($toGuests: BannerFiltersInput!, $toCustomers: BannerFiltersInput!) {
    guests: banners(filters: $toGuests, sort: ["priority:desc", "publishedAt:desc"], pagination: { limit: 1 }) {
      documentId
      title
      text
      button_text
      link
    }
    customers: banners(filters: $toCustomers, sort: ["priority:desc", "publishedAt:desc"], pagination: { limit: 1 }) {
      documentId
      title
      text
      button_text
      link
    }
  }
`);

/** A banner whatever its time and audience, for a preview. */
export const bannerDraftQuery = graphql(`
  query BannerDraft($filters: BannerFiltersInput!) {
    banners(filters: $filters, status: DRAFT, pagination: { limit: 1 }) {
      documentId
      title
      text
      button_text
      link
      place
      type
    }
  }
`);

export const linkingArticlesQuery = graphql(`
  query LinkingArticles($filters: ArticleFiltersInput!) {
    articles(filters: $filters, sort: ["date_created:desc"], pagination: { limit: 100 }) {
      url
      topic {
        path
        parent {
          path
        }
      }
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
      image {
        ...Picture
      }
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
  query Tutorial($filters: ArticleFiltersInput!, $status: PublicationStatus) {
    articles(filters: $filters, status: $status, pagination: { limit: 1 }) {
      title
      url
      text
      text_pictures
      image {
        ...Picture
      }
      description
      date_created
      date_updated
      seo_title
      seo_description
      noindex
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
        path
        job_title
        avatar {
          ...Picture
        }
      }
      author_reviewed {
        name
        path
        details_expert
        gender
        avatar {
          ...Picture
        }
      }
      similar_tutorials {
        documentId
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

export const similarTutorialsQuery = graphql(`
  query SimilarTutorials($ids: [ID]!) {
    articles(filters: { documentId: { in: $ids } }, pagination: { limit: 100 }) {
      documentId
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
`);

export const articleAddressQuery = graphql(`
  query ArticleAddress($ids: [ID]!, $limit: Int!) {
    articles(filters: { documentId: { in: $ids } }, pagination: { limit: $limit }) {
      documentId
      url
      topic {
        path
        parent {
          path
        }
      }
    }
  }
`);
