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
  query ArticleList($filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** What machines are told of the articles that may be found: where each stands, since when, and how it looks. */
export const articleIndexQuery = graphql(`
  query ArticleIndex($filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** The parts of the map of all articles that may be found. */
export const articleMapPartsQuery = graphql(`
  query ArticleMapParts {
    articleMapParts {
      changedOn
    }
  }
`);

/** All articles of a part: a thousand at most. */
export const articleMapQuery = graphql(`
  query ArticleMap($part: Int!) {
    articleMap(part: $part) {
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
      filters: { difficulty: { eq: "beginner" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
    intermediate: articles(
      filters: { difficulty: { eq: "intermediate" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
    advanced: articles(
      filters: { difficulty: { eq: "advanced" }, topic: { path: { notNull: true } } }
      pagination: { limit: 1 }
    ) {
      url
    }
  }
`);

/** Every page of editors but articles, and when it was changed. */
export const sitemapPagesQuery = graphql(`
  query SitemapPages {
    ...UsedLevels
    services(pagination: { limit: 100 }) {
      kind
      slug
      publishedAt
    }
    pages(filters: { edition_of: { null: true } }, pagination: { limit: 100 }) {
      slug
      publishedAt
    }
    topics(sort: ["name:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
      parent {
        path
      }
    }
    categories(sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    seriesList(sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    authors(sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
    experts(sort: ["path:asc"], pagination: { limit: 100 }) {
      path
      updatedAt
    }
  }
`);

export const blogQuery = graphql(`
  query Blog($filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    categories(sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
    }
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

/** All topics, a tree of two levels, and what is read as a series. */
export const topicTreeQuery = graphql(`
  query TopicTree {
    ...UsedLevels
    seriesList(sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
      description
      parts
    }
    topics(sort: ["name:asc"], pagination: { limit: 100 }) {
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
  query Topic($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    topics(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      description
      parent {
        name
        path
      }
    }
    parts: topics(filters: { parent: { path: { eq: $path } } }, sort: ["name:asc"], pagination: { limit: 100 }) {
      name
      path
      description
    }
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const categoryQuery = graphql(`
  query Category($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    categories(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
    }
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const tagQuery = graphql(`
  query Tag($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    tags(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
    }
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const levelQuery = graphql(`
  query Level($filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    ...UsedLevels
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const seriesQuery = graphql(`
  query Series($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    seriesList(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      description
    }
    articles(filters: $filters, sort: ["series_part:asc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const authorQuery = graphql(`
  query Author($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    authors(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
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
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      ...ArticleCard
    }
  }
`);

export const expertQuery = graphql(`
  query Expert($path: String!, $filters: ArticleFiltersInput!, $start: Int!, $limit: Int!) {
    experts(filters: { path: { eq: $path } }, pagination: { limit: 1 }) {
      name
      path
      details_expert
      gender
      avatar {
        ...Picture
      }
    }
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
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
  query Article($filters: ArticleFiltersInput!, $status: PublicationStatus) {
    articles(filters: $filters, status: $status, pagination: { limit: 1 }) {
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
  query ArticlePlaces($filters: ArticleFiltersInput!, $limit: Int!) {
    articles(filters: $filters, sort: ["date_created:desc", "url:asc"], pagination: { limit: $limit }) {
      ...ArticlePlace
    }
  }
`);

/** Published articles that a query finds, the best first. */
export const articleSearchQuery = graphql(`
  query ArticleSearch($query: String!, $need: [Int!], $section: String, $start: Int!, $limit: Int!) {
    articleSearch(query: $query, need: $need, section: $section, start: $start, limit: $limit) {
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
