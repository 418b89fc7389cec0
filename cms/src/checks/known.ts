import type { ServersOnSale } from '../tariff-choice/servers-on-sale';

/** What the checks need to know of the world beyond an entry; the edges gather it (`gather-known.ts`). */
export interface Known {
  /** By the address without query and anchor. An address nobody could say anything of is absent. */
  addresses: ReadonlyMap<string, Presence | 'unasked'>;
  /** Articles that are referred to, by document id; a deleted one is absent. */
  articles: ReadonlyMap<string, { title: string; isPublished: boolean }>;
  /** Names of files in the media library. */
  files: ReadonlySet<string>;
  /** Servers of the provider, or that nobody could say. */
  servers: ServersOnSale | 'unknown';
  /** Addresses of other entries of the same name. */
  namesakes: readonly string[];
  /** Titles of other articles at the same place of its series. */
  atItsPlace: readonly string[];
  /** Types of banners for which a published page of services or a page of its own has a block; asked for banners only. */
  bannerTypes: ReadonlySet<string>;
  /** Whether the site has a blog to show banners in; asked for banners only. */
  blog: Presence | undefined;
  now: Date;
}

export type Presence = 'found' | 'missing';

/** What has to be asked before an entry can be checked. */
export interface Wanted {
  addresses: readonly string[];
  articles: readonly string[];
  files: readonly string[];
  needsServers: boolean;
}

/** Hosts that are ours: links to the site's own are checked like those without a host, links to the panel are refused. */
export interface OwnHosts {
  site: string | undefined;
  panel: string | undefined;
}
