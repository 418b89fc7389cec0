import type { PreviewType } from '@vitrina/content-contract/preview-ticket';

/** What can be looked at on the site before it is public, and by which word the site knows it. */
const PREVIEWED = {
  'api::knowledge.article': 'article',
  'api::site.service': 'service',
  'api::site.page': 'page',
  'api::site.banner': 'banner',
  'api::site.incident': 'incident',
  'api::commerce.static-preset': 'static-preset',
  'api::commerce.commerce-settings': 'commerce-settings',
} as const satisfies Record<string, PreviewType>;

export type PreviewedUid = keyof typeof PREVIEWED;

export function isPreviewed(uid: string): uid is PreviewedUid {
  return uid in PREVIEWED;
}

export function previewedType(uid: PreviewedUid): PreviewType {
  return PREVIEWED[uid];
}
