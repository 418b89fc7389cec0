/* eslint-disable */
import * as types from './graphql';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';

/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "\n  query SiteSettings {\n    siteSettings {\n      brand_name\n      tagline\n      support_contact_url\n      support_hours\n      phone\n      email\n      legal_details\n      menu_links {\n        label\n        href\n      }\n      footer_columns {\n        title\n        links {\n          label\n          href\n        }\n      }\n    }\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n": typeof types.SiteSettingsDocument,
    "\n  query ServiceList {\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n": typeof types.ServiceListDocument,
    "\n  query Service($kind: String!, $slug: String!) {\n    services(filters: { kind: { eq: $kind }, slug: { eq: $slug } }, pagination: { limit: 1 }) {\n      kind\n      name\n      slug\n      menu_text\n      lead\n      features(pagination: { limit: 100 }) {\n        title\n        text\n      }\n      seo_title\n      seo_description\n    }\n  }\n": typeof types.ServiceDocument,
    "\n  query CommerceSettings {\n    commerceSettings {\n      floating_ip_price\n      cpu_limit\n      min_ram_per_core_gb\n      configurator_rules {\n        configurator_id\n        min_ram_per_core_gb\n      }\n      payment_periods {\n        code\n        multiplier\n      }\n      consent_checked\n      agree_mailing_checked\n      company_domain\n      analytics_counter_id\n      analytics_goal_id\n    }\n  }\n": typeof types.CommerceSettingsDocument,
    "\n  query HomeBanner($now: DateTime!) {\n    banners(\n      filters: {\n        place: { eq: \"home\" }\n        and: [\n          { or: [{ starts_at: { null: true } }, { starts_at: { lte: $now } }] }\n          { or: [{ ends_at: { null: true } }, { ends_at: { gt: $now } }] }\n        ]\n      }\n      sort: [\"priority:desc\"]\n      pagination: { limit: 1 }\n    ) {\n      title\n      text\n      button_text\n      link\n    }\n  }\n": typeof types.HomeBannerDocument,
    "\n  query TutorialList($limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\"]\n      pagination: { limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n": typeof types.TutorialListDocument,
    "\n  query TutorialDigest($start: Int!, $limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\", \"url:asc\"]\n      pagination: { start: $start, limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n      tags(pagination: { limit: 10 }) {\n        name\n      }\n    }\n  }\n": typeof types.TutorialDigestDocument,
    "\n  query TutorialTitle($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      topic {\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n": typeof types.TutorialTitleDocument,
    "\n  query Tutorial($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      url\n      text\n      description\n      date_created\n      date_updated\n      seo_title\n      seo_description\n      topic {\n        name\n        path\n        parent {\n          name\n          path\n        }\n      }\n      tags {\n        name\n        path\n      }\n      author {\n        name\n        job_title\n      }\n      author_reviewed {\n        name\n        details_expert\n        gender\n      }\n      similar_tutorials {\n        title\n        url\n        topic {\n          path\n          parent {\n            path\n          }\n        }\n      }\n    }\n  }\n": typeof types.TutorialDocument,
};
const documents: Documents = {
    "\n  query SiteSettings {\n    siteSettings {\n      brand_name\n      tagline\n      support_contact_url\n      support_hours\n      phone\n      email\n      legal_details\n      menu_links {\n        label\n        href\n      }\n      footer_columns {\n        title\n        links {\n          label\n          href\n        }\n      }\n    }\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n": types.SiteSettingsDocument,
    "\n  query ServiceList {\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n": types.ServiceListDocument,
    "\n  query Service($kind: String!, $slug: String!) {\n    services(filters: { kind: { eq: $kind }, slug: { eq: $slug } }, pagination: { limit: 1 }) {\n      kind\n      name\n      slug\n      menu_text\n      lead\n      features(pagination: { limit: 100 }) {\n        title\n        text\n      }\n      seo_title\n      seo_description\n    }\n  }\n": types.ServiceDocument,
    "\n  query CommerceSettings {\n    commerceSettings {\n      floating_ip_price\n      cpu_limit\n      min_ram_per_core_gb\n      configurator_rules {\n        configurator_id\n        min_ram_per_core_gb\n      }\n      payment_periods {\n        code\n        multiplier\n      }\n      consent_checked\n      agree_mailing_checked\n      company_domain\n      analytics_counter_id\n      analytics_goal_id\n    }\n  }\n": types.CommerceSettingsDocument,
    "\n  query HomeBanner($now: DateTime!) {\n    banners(\n      filters: {\n        place: { eq: \"home\" }\n        and: [\n          { or: [{ starts_at: { null: true } }, { starts_at: { lte: $now } }] }\n          { or: [{ ends_at: { null: true } }, { ends_at: { gt: $now } }] }\n        ]\n      }\n      sort: [\"priority:desc\"]\n      pagination: { limit: 1 }\n    ) {\n      title\n      text\n      button_text\n      link\n    }\n  }\n": types.HomeBannerDocument,
    "\n  query TutorialList($limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\"]\n      pagination: { limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n": types.TutorialListDocument,
    "\n  query TutorialDigest($start: Int!, $limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\", \"url:asc\"]\n      pagination: { start: $start, limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n      tags(pagination: { limit: 10 }) {\n        name\n      }\n    }\n  }\n": types.TutorialDigestDocument,
    "\n  query TutorialTitle($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      topic {\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n": types.TutorialTitleDocument,
    "\n  query Tutorial($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      url\n      text\n      description\n      date_created\n      date_updated\n      seo_title\n      seo_description\n      topic {\n        name\n        path\n        parent {\n          name\n          path\n        }\n      }\n      tags {\n        name\n        path\n      }\n      author {\n        name\n        job_title\n      }\n      author_reviewed {\n        name\n        details_expert\n        gender\n      }\n      similar_tutorials {\n        title\n        url\n        topic {\n          path\n          parent {\n            path\n          }\n        }\n      }\n    }\n  }\n": types.TutorialDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 *
 *
 * @example
 * ```ts
 * const query = graphql(`query GetUser($id: ID!) { user(id: $id) { name } }`);
 * ```
 *
 * The query argument is unknown!
 * Please regenerate the types.
 */
export function graphql(source: string): unknown;

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query SiteSettings {\n    siteSettings {\n      brand_name\n      tagline\n      support_contact_url\n      support_hours\n      phone\n      email\n      legal_details\n      menu_links {\n        label\n        href\n      }\n      footer_columns {\n        title\n        links {\n          label\n          href\n        }\n      }\n    }\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n"): (typeof documents)["\n  query SiteSettings {\n    siteSettings {\n      brand_name\n      tagline\n      support_contact_url\n      support_hours\n      phone\n      email\n      legal_details\n      menu_links {\n        label\n        href\n      }\n      footer_columns {\n        title\n        links {\n          label\n          href\n        }\n      }\n    }\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query ServiceList {\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n"): (typeof documents)["\n  query ServiceList {\n    services(sort: [\"position:asc\", \"name:asc\"], pagination: { limit: 100 }) {\n      kind\n      name\n      slug\n      menu_text\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Service($kind: String!, $slug: String!) {\n    services(filters: { kind: { eq: $kind }, slug: { eq: $slug } }, pagination: { limit: 1 }) {\n      kind\n      name\n      slug\n      menu_text\n      lead\n      features(pagination: { limit: 100 }) {\n        title\n        text\n      }\n      seo_title\n      seo_description\n    }\n  }\n"): (typeof documents)["\n  query Service($kind: String!, $slug: String!) {\n    services(filters: { kind: { eq: $kind }, slug: { eq: $slug } }, pagination: { limit: 1 }) {\n      kind\n      name\n      slug\n      menu_text\n      lead\n      features(pagination: { limit: 100 }) {\n        title\n        text\n      }\n      seo_title\n      seo_description\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query CommerceSettings {\n    commerceSettings {\n      floating_ip_price\n      cpu_limit\n      min_ram_per_core_gb\n      configurator_rules {\n        configurator_id\n        min_ram_per_core_gb\n      }\n      payment_periods {\n        code\n        multiplier\n      }\n      consent_checked\n      agree_mailing_checked\n      company_domain\n      analytics_counter_id\n      analytics_goal_id\n    }\n  }\n"): (typeof documents)["\n  query CommerceSettings {\n    commerceSettings {\n      floating_ip_price\n      cpu_limit\n      min_ram_per_core_gb\n      configurator_rules {\n        configurator_id\n        min_ram_per_core_gb\n      }\n      payment_periods {\n        code\n        multiplier\n      }\n      consent_checked\n      agree_mailing_checked\n      company_domain\n      analytics_counter_id\n      analytics_goal_id\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query HomeBanner($now: DateTime!) {\n    banners(\n      filters: {\n        place: { eq: \"home\" }\n        and: [\n          { or: [{ starts_at: { null: true } }, { starts_at: { lte: $now } }] }\n          { or: [{ ends_at: { null: true } }, { ends_at: { gt: $now } }] }\n        ]\n      }\n      sort: [\"priority:desc\"]\n      pagination: { limit: 1 }\n    ) {\n      title\n      text\n      button_text\n      link\n    }\n  }\n"): (typeof documents)["\n  query HomeBanner($now: DateTime!) {\n    banners(\n      filters: {\n        place: { eq: \"home\" }\n        and: [\n          { or: [{ starts_at: { null: true } }, { starts_at: { lte: $now } }] }\n          { or: [{ ends_at: { null: true } }, { ends_at: { gt: $now } }] }\n        ]\n      }\n      sort: [\"priority:desc\"]\n      pagination: { limit: 1 }\n    ) {\n      title\n      text\n      button_text\n      link\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TutorialList($limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\"]\n      pagination: { limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TutorialList($limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\"]\n      pagination: { limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TutorialDigest($start: Int!, $limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\", \"url:asc\"]\n      pagination: { start: $start, limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n      tags(pagination: { limit: 10 }) {\n        name\n      }\n    }\n  }\n"): (typeof documents)["\n  query TutorialDigest($start: Int!, $limit: Int!) {\n    articles(\n      filters: { topic: { path: { notNull: true } } }\n      sort: [\"date_created:desc\", \"url:asc\"]\n      pagination: { start: $start, limit: $limit }\n    ) {\n      title\n      url\n      description\n      topic {\n        name\n        path\n        parent {\n          path\n        }\n      }\n      tags(pagination: { limit: 10 }) {\n        name\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query TutorialTitle($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      topic {\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query TutorialTitle($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      topic {\n        path\n        parent {\n          path\n        }\n      }\n    }\n  }\n"];
/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "\n  query Tutorial($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      url\n      text\n      description\n      date_created\n      date_updated\n      seo_title\n      seo_description\n      topic {\n        name\n        path\n        parent {\n          name\n          path\n        }\n      }\n      tags {\n        name\n        path\n      }\n      author {\n        name\n        job_title\n      }\n      author_reviewed {\n        name\n        details_expert\n        gender\n      }\n      similar_tutorials {\n        title\n        url\n        topic {\n          path\n          parent {\n            path\n          }\n        }\n      }\n    }\n  }\n"): (typeof documents)["\n  query Tutorial($url: String!) {\n    articles(filters: { url: { eq: $url }, topic: { path: { notNull: true } } }, pagination: { limit: 1 }) {\n      title\n      url\n      text\n      description\n      date_created\n      date_updated\n      seo_title\n      seo_description\n      topic {\n        name\n        path\n        parent {\n          name\n          path\n        }\n      }\n      tags {\n        name\n        path\n      }\n      author {\n        name\n        job_title\n      }\n      author_reviewed {\n        name\n        details_expert\n        gender\n      }\n      similar_tutorials {\n        title\n        url\n        topic {\n          path\n          parent {\n            path\n          }\n        }\n      }\n    }\n  }\n"];

export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}

export type DocumentType<TDocumentNode extends DocumentNode<any, any>> = TDocumentNode extends DocumentNode<  infer TType,  any>  ? TType  : never;