import type { VisitOrigin } from '@vitrina/ordering';
import { object, string } from 'yup';
import { CONSENT_COOKIE, parseConsent } from '~/analytics/consent';
import type { Counter } from '~/analytics/counter-settings';

/** The value of a cookie by its name. */
export type ReadCookie = (name: string) => string | undefined;

const address = string().max(500).default('');
const refererSchema = object({ firstVisit: address, lastVisit: address });

const UTM_KEYS = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'];
const LONGEST = 200;

/**
 * Reads the cookies of our own script (`referer`, `utm_user`) and those that counters leave under their usual names:
 * Yandex Metrica `_ym_uid`, Roistat `roistat_visit`, Google Analytics `_ga`, each where the visitor has agreed to it. What
 * somebody has broken counts as absent.
 */
export function parseVisitOrigin(read: ReadCookie): VisitOrigin {
  const consent = parseConsent(read(CONSENT_COOKIE));
  const of = (counter: Counter, cookie: string) =>
    consent?.isGiven && consent.to.includes(counter) ? read(cookie) : undefined;
  return {
    referer: readReferer(read('referer')),
    utm: readUtm(read('utm_user')),
    ymClientId: plain(of('metrika', '_ym_uid')),
    roistatVisit: plain(of('roistat', 'roistat_visit')),
    // 'GA1.2.1234567890.1690000000' names the client by its last two parts.
    gaClientId: /^GA\d\.\d\.(\d+\.\d+)$/.exec(of('ga4', '_ga') ?? '')?.[1],
  };
}

function readReferer(cookie: string | undefined): VisitOrigin['referer'] {
  const parsed = parseJson(cookie);
  if (!refererSchema.isValidSync(parsed, { strict: true })) return { firstVisit: '', lastVisit: '' };
  // Only these two: whoever writes the cookie may name others so that yup stumbles over them.
  const { firstVisit, lastVisit } = Object(parsed);
  return refererSchema.cast({ firstVisit, lastVisit });
}

function readUtm(cookie: string | undefined): Record<string, string> {
  const parsed = parseJson(cookie);
  if (typeof parsed !== 'object' || parsed === null) return {};
  return Object.fromEntries(
    Object.entries(parsed).filter(
      ([key, value]) => UTM_KEYS.includes(key) && typeof value === 'string' && value.length <= LONGEST,
    ),
  );
}

function plain(cookie: string | undefined): string | undefined {
  return cookie && /^[\w.-]{1,64}$/.test(cookie) ? cookie : undefined;
}

function parseJson(text: string | undefined): unknown {
  try {
    return text && JSON.parse(text);
  } catch {
    return undefined;
  }
}
