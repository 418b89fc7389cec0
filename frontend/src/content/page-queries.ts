import { graphql } from './generated';
import type { ServiceQuery } from './generated/graphql';

/**
 * A page is one question: every block with its fields, which stand in the definitions of blocks. `codegen.ts` lists them for both kinds of
 * pages.
 */
export const serviceQuery = graphql(`
  query Service($locale: I18NLocaleCode, $filters: ServiceFiltersInput!, $status: PublicationStatus) {
    services(locale: $locale, filters: $filters, status: $status, pagination: { limit: 1 }) {
      kind
      name
      slug
      menu_text
      seo_title
      seo_description
      blocks {
        ...ServiceBlocks
      }
    }
  }
`);

export const pageQuery = graphql(`
  query Page($locale: I18NLocaleCode, $filters: PageFiltersInput!, $status: PublicationStatus) {
    pages(locale: $locale, filters: $filters, status: $status, pagination: { limit: 1 }) {
      documentId
      title
      slug
      edition
      edition_of
      effective_from
      seo_title
      seo_description
      blocks {
        ...PageBlocks
      }
    }
  }
`);

/** The blocks of a page as the CMS answers them. */
export type CmsBlocks = NonNullable<ServiceQuery['services'][number]>['blocks'];
export type CmsBlock = NonNullable<NonNullable<CmsBlocks>[number]>;

export const staticPresetFields = graphql(`
  fragment StaticPresetFields on StaticPreset {
    documentId
    translations(pagination: { limit: 10 }) {
      language
      name
    }
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
  query DocumentEditions($locale: I18NLocaleCode, $filters: PageFiltersInput!) {
    pages(locale: $locale, filters: $filters, sort: ["edition:desc"], pagination: { limit: 100 }) {
      slug
      edition
      edition_of
      effective_from
    }
  }
`);

/** The documents in force, and which of them a form asks to agree to. */
export const legalDocumentsQuery = graphql(`
  query LegalDocuments($locale: I18NLocaleCode) {
    siteSettings(locale: $locale) {
      personal_data_policy_url
      offer_url
      mailing_consent_url
      partner_offer_url
    }
    pages(
      locale: $locale
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
  query PublishedPages($locale: I18NLocaleCode) {
    services(locale: $locale, pagination: { limit: 100 }) {
      kind
      slug
    }
    pages(locale: $locale, pagination: { limit: 100 }) {
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
  query BannerPlaces($locale: I18NLocaleCode) {
    services(locale: $locale, sort: ["position:asc", "name:asc"], pagination: { limit: 100 }) {
      kind
      slug
      blocks {
        __typename
        ...BannerBlock
      }
    }
    pages(locale: $locale, pagination: { limit: 100 }) {
      slug
      blocks {
        __typename
        ...BannerBlock
      }
    }
  }
`);
