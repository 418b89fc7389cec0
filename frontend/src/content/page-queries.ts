import { graphql } from './generated';

/**
 * A page is one question: every block with its fields. Where blocks have a field of one name and different types, GraphQL
 * wants another name for it.
 */
export const pageBlocks = graphql(`
  fragment Hero on ComponentBlocksHero {
    headline: title
    lead
    facts(pagination: { limit: 10 }) {
      value
      label
    }
    links_title
    links(pagination: { limit: 25 }) {
      label
      href
    }
  }
  fragment LiveTariffs on ComponentBlocksLiveTariffs {
    title
    text
    price_list: product
    contact_text
  }
  fragment Configurator on ComponentBlocksConfigurator {
    title
    text
    product
  }
  fragment StaticPresets on ComponentBlocksStaticPresets {
    title
    text
    group
  }
  fragment Features on ComponentBlocksFeatures {
    title
    features(pagination: { limit: 100 }) {
      title
      text
    }
  }
  fragment Comparison on ComponentBlocksComparison {
    title
    text
    ours
    theirs
    rows(pagination: { limit: 100 }) {
      label
      ours
      theirs
    }
  }
  fragment Faq on ComponentBlocksFaq {
    title
    questions(pagination: { limit: 100 }) {
      question
      answer
    }
  }
  fragment Steps on ComponentBlocksSteps {
    title
    steps(pagination: { limit: 100 }) {
      title
      text
    }
  }
  fragment Banner on ComponentBlocksBanner {
    banner_type
  }
  fragment Code on ComponentBlocksCode {
    title
    text
    language
    code
  }
  fragment Grant on ComponentBlocksGrant {
    title
    text
    amount
    button_text
  }
  fragment Contact on ComponentBlocksContact {
    title
    text
    button_text
    href
    has_form
  }
  fragment RelatedTutorials on ComponentBlocksRelatedTutorials {
    title
    topic {
      path
    }
    limit
  }
`);

export const serviceQuery = graphql(`
  query Service($filters: ServiceFiltersInput!, $status: PublicationStatus) {
    services(filters: $filters, status: $status, pagination: { limit: 1 }) {
      kind
      name
      slug
      menu_text
      seo_title
      seo_description
      blocks {
        __typename
        ...Hero
        ...LiveTariffs
        ...Configurator
        ...StaticPresets
        ...Features
        ...Comparison
        ...Faq
        ...Steps
        ...Banner
        ...Code
        ...Grant
        ...Contact
        ...RelatedTutorials
      }
    }
  }
`);

export const pageQuery = graphql(`
  query Page($filters: PageFiltersInput!, $status: PublicationStatus) {
    pages(filters: $filters, status: $status, pagination: { limit: 1 }) {
      documentId
      title
      slug
      edition
      edition_of
      effective_from
      seo_title
      seo_description
      blocks {
        __typename
        ...Hero
        ...LiveTariffs
        ...Configurator
        ...StaticPresets
        ...Features
        ...Comparison
        ...Faq
        ...Steps
        ...Banner
        ...Code
        ...Grant
        ...Contact
        ...RelatedTutorials
      }
    }
  }
`);

export const staticPresetFields = graphql(`
  fragment StaticPresetFields on StaticPreset {
    documentId
    title
    preset_id
    configurator_id
    cpu
    ram_gb
    disk_gb
    price
    bandwidth
    location
  }
`);

export const staticPresetsQuery = graphql(`
  query StaticPresets($group: String!) {
    staticPresets(filters: { group: { eq: $group } }, sort: ["price:asc"], pagination: { limit: 100 }) {
      ...StaticPresetFields
    }
  }
`);

/** A draft beside what visitors see of the same preset, which may be nothing. */
export const staticPresetDraftQuery = graphql(`
  query StaticPresetDraft($filters: StaticPresetFiltersInput!) {
    draft: staticPresets(filters: $filters, status: DRAFT, pagination: { limit: 1 }) {
      group
      ...StaticPresetFields
    }
    published: staticPresets(filters: $filters, pagination: { limit: 1 }) {
      group
      ...StaticPresetFields
    }
  }
`);

/** All editions of one document: the one in force, and those before it. */
export const documentEditionsQuery = graphql(`
  query DocumentEditions($filters: PageFiltersInput!) {
    pages(filters: $filters, sort: ["edition:desc"], pagination: { limit: 100 }) {
      slug
      edition
      edition_of
      effective_from
    }
  }
`);

/** The documents in force, and which of them a form asks to agree to. */
export const legalDocumentsQuery = graphql(`
  query LegalDocuments {
    siteSettings {
      personal_data_policy_url
      offer_url
      mailing_consent_url
      partner_offer_url
    }
    pages(
      filters: { edition: { notNull: true }, edition_of: { null: true } }
      sort: ["slug:asc"]
      pagination: { limit: 100 }
    ) {
      slug
      edition
      effective_from
    }
  }
`);

export const publishedPagesQuery = graphql(`
  query PublishedPages {
    services(pagination: { limit: 100 }) {
      kind
      slug
    }
    pages(pagination: { limit: 100 }) {
      slug
    }
  }
`);

export const redirectTableQuery = graphql(`
  query RedirectTable($known: String) {
    redirectTable(known: $known) {
      version
      rows
      gone
    }
  }
`);

/** Which pages have a banner of which type: a draft of a banner is shown on one of them. */
export const bannerPlacesQuery = graphql(`
  query BannerPlaces {
    services(sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      slug
      blocks {
        __typename
        ...Banner
      }
    }
    pages(pagination: { limit: 100 }) {
      slug
      blocks {
        __typename
        ...Banner
      }
    }
  }
`);
