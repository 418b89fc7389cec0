import { graphql } from './generated';

/** Where an article stands, and what a list shows of it. */
export const articleCard = graphql(`
  fragment ArticleCard on Article {
    title
    url
    description
    date_created
    date_updated
    difficulty
    image {
      ...Picture
    }
    category {
      name
      path
    }
    topic {
      name
      path
      parent {
        name
        path
      }
    }
  }
`);

/** A part of a list, the newest first; its length tells whether there is more of it. */
export const articleListQuery = graphql(`
  query ArticleList($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** What machines are told of the articles that may be found: where each stands, since when, and how it looks. */
export const articleIndexQuery = graphql(`
  query ArticleIndex($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** The parts of the map of all articles that may be found. */
export const articleMapPartsQuery = graphql(`
  query ArticleMapParts($locale: I18NLocaleCode) {
    articleMapParts(locale: $locale) {
      changedOn
    }
  }
`);

/** All articles of a part: a thousand at most. */
export const articleMapQuery = graphql(`
  query ArticleMap($locale: I18NLocaleCode, $part: Int!) {
    articleMap(locale: $locale, part: $part) {
      address
      title
      changedOn
      image {
        ...Picture
      }
    }
  }
`);

/** Whether there is a tutorial of each level. */
export const usedLevels = graphql(`
  fragment UsedLevels on Query {
    beginner: articles(
      locale: $locale
      filters: { difficulty: { eq: "beginner" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
    intermediate: articles(
      locale: $locale
      filters: { difficulty: { eq: "intermediate" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
    advanced: articles(
      locale: $locale
      filters: { difficulty: { eq: "advanced" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
  }
`);

/** Every page of editors but articles, and when it was changed. */
export const sitemapPagesQuery = graphql(`
  query SitemapPages($locale: I18NLocaleCode) {
    ...UsedLevels
    services(locale: $locale, pagination: { limit: 100 }) {
      kind
      slug
      publishedAt
    }
    pages(locale: $locale, filters: { edition_of: { null: true } }, pagination: { limit: 100 }) {
      slug
      publishedAt
    }
    topics(locale: $locale, sort: ["name:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
      parent {
        path
      }
    }
    categories(locale: $locale, sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    seriesList(locale: $locale, sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    authors(locale: $locale, sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    experts(locale: $locale, sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
  }
`);

export const blogQuery = graphql(`
  query Blog($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    categories(locale: $locale, sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** All topics, a tree of two levels, and what is read as a series. */
export const topicTreeQuery = graphql(`
  query TopicTree($locale: I18NLocaleCode) {
    ...UsedLevels
    seriesList(locale: $locale, sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
      description
      parts
    }
    topics(locale: $locale, sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
      description
      parent {
        name
        path
      }
    }
  }
`);

export const topicQuery = graphql(`
  query Topic($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    topics(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      description
      parent {
        name
        path
      }
    }
    parts: topics(locale: $locale, filters: { parent: { path: { eq: $path } } }, sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
      description
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const categoryQuery = graphql(`
  query Category($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    categories(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const tagQuery = graphql(`
  query Tag($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    tags(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const levelQuery = graphql(`
  query Level($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    ...UsedLevels
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const seriesQuery = graphql(`
  query Series($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    seriesList(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      description
    }
    articles(locale: $locale, filters: $filters, sort: ["series_part:asc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const authorQuery = graphql(`
  query Author($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    authors(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      job_title
      details
      bio
      link_github
      link_telegram
      avatar {
        ...Picture
      }
      tags(pagination: { limit: 25 }) {
        name
        path
      }
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const expertQuery = graphql(`
  query Expert($locale: I18NLocaleCode, $path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    experts(locale: $locale, filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      details_expert
      gender
      avatar {
        ...Picture
      }
    }
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** Where articles stand: what links to them needs. */
export const articlePlace = graphql(`
  fragment ArticlePlace on Article {
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
`);

export const articleQuery = graphql(`
  query Article($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $status: PublicationStatus) {
    articles(locale: $locale, filters: $filters, status: $status, pagination: { limit: 1 }) {
      ...ArticleCard
      documentId
      text
      text_pictures
      text_articles
      articles_beside
      date_updated
      checked_on
      checked_system
      check_record
      seo_title
      seo_description
      noindex
      comment_invitation
      views
      votes
      rating
      tags(pagination: { limit: 25 }) {
        name
        path
      }
      series {
        name
        path
        parts
      }
      author {
        name
        path
        job_title
        details
        link_github
        link_telegram
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
      similar_tutorials(pagination: { limit: 10 }) {
        ...ArticlePlace
      }
    }
  }
`);

export const articlePlacesQuery = graphql(`
  query ArticlePlaces($locale: I18NLocaleCode, $filters: ArticleFiltersInput!, $limit: Int!) {
    articles(locale: $locale, filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { limit: $limit }) {
      ...ArticlePlace
    }
  }
`);

/** Published articles that a query finds, the best first. */
export const articleSearchQuery = graphql(`
  query ArticleSearch($locale: I18NLocaleCode, $query: String!, $need: [Int!], $section: String, $start: Int!, $limit: Int!) {
    articleSearch(locale: $locale, query: $query, need: $need, section: $section, start: $start, limit: $limit) {
      fit
      counts
      total
      sections {
        address
        name
        count
      }
      hits {
        address
        section
        title
        lead
        snippet
        terms
        score
      }
    }
  }
`);
