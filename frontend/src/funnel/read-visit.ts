import { VISIT_COOKIE } from '~/elements/visit-log';
import { parseVisitOrigin, type ReadCookie } from '~/security/parse-visit-origin';
import { BANNER_ID } from './funnel-step';

/** By what somebody came, as far as their browser tells it: no name, no number, nothing that others do not share. */
export interface Visit {
  campaign: string;
  /** Those that were in sight in this visit, each in the variant that was seen. */
  seen: { banner: string; variant: 'a' | 'b' }[];
}

/** Letters, digits and what marketers write between them. An address of somebody is no name of a campaign. */
const CAMPAIGN = /^[\p{L}\p{N} _.,:;+|()[\]{}/-]+$/u;
/** In units of UTF-16, as the CMS counts them. */
const LONGEST_CAMPAIGN = 64;
const MOST_SEEN = 20;

/** Reads the cookies of our own scripts; what somebody has broken counts as absent. */
export function readVisit(read: ReadCookie): Visit {
  return { campaign: campaignOf(read), seen: seenIn(read(VISIT_COOKIE) ?? '') };
}

export function campaignOf(read: ReadCookie): string {
  const campaign = parseVisitOrigin(read).utm.utm_campaign?.trim() ?? '';
  return campaign.length <= LONGEST_CAMPAIGN && CAMPAIGN.test(campaign) ? campaign : '';
}

function seenIn(log: string): Visit['seen'] {
  const seen = new Map<string, 'a' | 'b'>();
  for (const word of log.split('~')) {
    const [step, banner = '', variant] = word.split('.');
    if (step !== 'view' || !BANNER_ID.test(banner) || seen.has(banner)) continue;
    if (variant === 'a' || variant === 'b') seen.set(banner, variant);
  }
  return [...seen].slice(0, MOST_SEEN).map(([banner, variant]) => ({ banner, variant }));
}
