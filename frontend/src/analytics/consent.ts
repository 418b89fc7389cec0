import { COUNTERS, type Counter, type CounterSettings, countersToAskFor } from './counter-settings';

/** The cookie holds the answer and nothing of who gave it: `1.yes.metrika-ga4` or `1.no`. */
export const CONSENT_COOKIE = 'vitrina-counters';
/** Raised when what is asked for changes its meaning: then everybody is asked again. */
const VERSION = '1';
const DAYS_KEPT = 180;

/** What a visitor has answered; `undefined` while nobody has asked. Which counters a 'yes' was given to goes with it. */
export type Consent = { isGiven: false } | { isGiven: true; to: readonly Counter[] } | undefined;

export function parseConsent(value: string | undefined): Consent {
  const [version, answer, to = ''] = (value ?? '').split('.');
  if (version !== VERSION) return undefined;
  if (answer === 'no') return { isGiven: false };
  if (answer !== 'yes') return undefined;
  const named = to.split('-');
  return { isGiven: true, to: COUNTERS.filter((counter) => named.includes(counter)) };
}

export function writeConsent(consent: Exclude<Consent, undefined>): string {
  return consent.isGiven ? `${VERSION}.yes.${consent.to.join('-')}` : `${VERSION}.no`;
}

/** From all cookies of a page. */
export function readConsent(cookies: string): Consent {
  return parseConsent(new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`).exec(cookies)?.[1]);
}

/** A 'yes' was said to the counters that were named then: who has said it is asked again about a new one. A 'no' stands. */
export function mustAsk(settings: CounterSettings, consent: Consent): boolean {
  const asked = countersToAskFor(settings);
  if (asked.length === 0) return false;
  return !consent || (consent.isGiven && !asked.every((counter) => consent.to.includes(counter)));
}

/** Those of the settings that may count this visitor now: after a 'no' not even one that needs no consent. */
export function allowedCounters(settings: CounterSettings, consent: Consent): CounterSettings {
  if (consent && !consent.isGiven) return {};
  const given = consent?.to ?? [];
  const asked = countersToAskFor(settings);
  return Object.fromEntries(
    Object.entries(settings).filter(([name]) => {
      const counter = COUNTERS.find((one) => one === name);
      return counter !== undefined && (given.includes(counter) || !asked.includes(counter));
    }),
  );
}

export function keepConsent(
  page: { cookie: string },
  consent: Exclude<Consent, undefined>,
  isSecure: boolean,
): void {
  const attributes = `path=/; max-age=${DAYS_KEPT * 86_400}; samesite=lax${isSecure ? '; secure' : ''}`;
  page.cookie = `${CONSENT_COOKIE}=${writeConsent(consent)}; ${attributes}`;
}
