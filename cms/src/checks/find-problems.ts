import { articleProblems } from './article-problems';
import { bannerProblems } from './banner-problems';
import type { Fields } from './fields';
import { textIn } from './fields';
import type { Known, OwnHosts, Wanted } from './known';
import { linkProblems, linksOf, ownAddress } from './links';
import { locationProblems } from './location-problems';
import { namesProduct, pageProblems } from './page-problems';
import { retiredPresetProblems } from './preset-problems';
import type { Problem } from './problem';
import { searchResultProblems } from './search-result-problems';
import { namesServer, staticPresetProblems } from './static-preset-problems';
import { readTextParts } from './text-parts';

/** Content that is checked before visitors see it: at publishing, or at saving where there are no drafts. */
export const CHECKED = [
  'api::knowledge.article',
  'api::site.service',
  'api::site.page',
  'api::site.banner',
  'api::site.navigation',
  'api::site.footer',
  'api::site.site-settings',
  'api::commerce.static-preset',
  'api::commerce.commerce-settings',
] as const;

export type CheckedUid = (typeof CHECKED)[number];

export function isChecked(uid: string): uid is CheckedUid {
  return CHECKED.some((checked) => checked === uid);
}

/** Everything that should be mended before visitors see the entry, what blocks first. */
export function findProblems(uid: CheckedUid, entry: Fields, known: Known, hosts: OwnHosts): Problem[] {
  const problems = [...ownProblems(uid, entry, known), ...linkProblems(linksOf(uid, entry), known, hosts)];
  const [blocking, warning] = [
    problems.filter(({ severity }) => severity === 'blocks'),
    problems.filter(({ severity }) => severity === 'warns'),
  ];
  return [...blocking, ...warning];
}

function ownProblems(uid: CheckedUid, entry: Fields, known: Known): Problem[] {
  switch (uid) {
    case 'api::knowledge.article':
      return [...articleProblems(entry, known), ...searchResultProblems(entry, 'title')];
    case 'api::site.service':
      return [...pageProblems(entry, known), ...searchResultProblems(entry, 'name')];
    case 'api::site.page':
      return [...pageProblems(entry, known), ...searchResultProblems(entry, 'title')];
    case 'api::site.banner':
      return bannerProblems(entry, known);
    case 'api::commerce.static-preset':
      return staticPresetProblems(entry, known);
    case 'api::commerce.commerce-settings':
      return [...retiredPresetProblems(entry, known), ...locationProblems(entry, known)];
    case 'api::site.navigation':
    case 'api::site.footer':
    case 'api::site.site-settings':
      return [];
    default:
      return uid satisfies never;
  }
}

/** What has to be known for `findProblems`. */
export function whatToAsk(uid: CheckedUid, entry: Fields, hosts: OwnHosts): Wanted {
  const addresses = linksOf(uid, entry).flatMap(({ href }) => ownAddress(href, hosts) ?? []);
  const parts = readTextParts(uid === 'api::knowledge.article' ? textIn(entry, 'text') : '');
  const files = parts.pictures.flatMap(({ src }) =>
    src.startsWith('/assets/') ? [src.slice('/assets/'.length)] : [],
  );
  return {
    addresses: [...new Set(addresses)],
    articles: [...new Set(parts.references.map(({ article }) => article))],
    files: [...new Set(files)],
    needsServers:
      parts.tariffs.length > 0 ||
      ((uid === 'api::site.service' || uid === 'api::site.page') && namesProduct(entry)) ||
      (uid === 'api::commerce.static-preset' && namesServer(entry)) ||
      uid === 'api::commerce.commerce-settings',
  };
}
