import { graphql } from './generated';

/** Where an article stands, and what a list shows of it. */
export const articleCard = graphql(`
  fragment ArticleCard on Article {
    title
    url
    description
    date_created
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
      date_updated
    }
  }
`);

export const articleCountQuery = graphql(`
  query ArticleCount($filters: ArticleFiltersInput!) {
    articles_connection(filters: $filters) {
      pageInfo {
        total
      }
    }
  }
`);

/** Lists that articles stand in, besides their topics. */
export const listsQuery = graphql(`
  query Lists($limit: Int!) {
    categories(sort: ["path:asc"], pagination: { limit: $limit }) {
      path
    }
    authors(sort: ["path:asc"], pagination: { limit: $limit }) {
      path
    }
    experts(sort: ["path:asc"], pagination: { limit: $limit }) {
      path
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

/** All topics: a tree of two levels. */
export const topicTreeQuery = graphql(`
  query TopicTree {
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
      date_updated
      seo_title
      seo_description
      noindex
      comment_invitation
      tags(pagination: { limit: 25 }) {
        name
        path
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

export const articleDigestQuery = graphql(`
  query ArticleDigest($start: Int!, $limit: Int!) {
    articles(sort: ["date_created:desc", "url:asc"], pagination: { start: $start, limit: $limit }) {
      title
      url
      description
      category {
        name
      }
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
