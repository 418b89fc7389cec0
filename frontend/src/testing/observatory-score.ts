/** What a page of a site behind TLS has answered. */
export interface ScoredAnswer {
  /** As they came; several of one name stand in one list. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  html: string;
}

/** How the site answers at its address without TLS. */
export interface PlainAnswer {
  status: number;
  location: string | undefined;
}

type Test =
  | 'content-security-policy'
  | 'cookies'
  | 'cross-origin-resource-sharing'
  | 'redirection'
  | 'referrer-policy'
  | 'strict-transport-security'
  | 'subresource-integrity'
  | 'x-content-type-options'
  | 'x-frame-options'
  | 'cross-origin-resource-policy';

export interface ObservatoryScore {
  score: number;
  /** What each test adds or takes. */
  points: Readonly<Record<Test, number>>;
}

/** Whoever has less than this gets nothing for what would be better than needed. */
const NEEDED_FOR_EXTRAS = 90;
const HALF_A_YEAR_SECONDS = 15_552_000;

/**
 * How many points Mozilla's HTTP Observatory gives a page: 100, less what is missing, and more for what is better than needed.
 * 100 and more is A+. The rules are those of https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring; what they give
 * for being in the list of browsers for HSTS nobody can test, so it counts as not being there.
 */
export function observatoryScore(answer: ScoredAnswer, plain: PlainAnswer, host: string): ObservatoryScore {
  const header = (name: string) => [answer.headers[name] ?? []].flat().join(', ');
  const policies = policiesOf(header('content-security-policy'), answer.html);
  const points: Record<Test, number> = {
    'content-security-policy': pointsOfPolicy(policies),
    cookies: pointsOfCookies([answer.headers['set-cookie'] ?? []].flat()),
    'cross-origin-resource-sharing': pointsOfSharing(header),
    redirection: pointsOfRedirection(plain, host),
    'referrer-policy': pointsOfReferrer(header('referrer-policy')),
    'strict-transport-security': pointsOfStrictTransport(header('strict-transport-security')),
    'subresource-integrity': pointsOfIntegrity(answer.html),
    'x-content-type-options': header('x-content-type-options').toLowerCase() === 'nosniff' ? 0 : -5,
    'x-frame-options': pointsOfFrames(header),
    'cross-origin-resource-policy': pointsOfResources(header('cross-origin-resource-policy')),
  };
  const all = Object.values(points);
  const withoutExtras = 100 + sum(all.filter((point) => point < 0));
  const extras = withoutExtras >= NEEDED_FOR_EXTRAS ? sum(all.filter((point) => point > 0)) : 0;
  return { score: Math.max(0, withoutExtras + extras), points };
}

type Policy = ReadonlyMap<string, readonly string[]>;

/** Of the header and of the page: a browser obeys all of them. */
function policiesOf(header: string, html: string): Policy[] {
  const inPage = [...html.matchAll(/<meta http-equiv="content-security-policy" content="([^"]*)"/gi)].map(
    ([, content = '']) => content.replaceAll('&#x27;', "'").replaceAll('&#39;', "'"),
  );
  return [...header.split(','), ...inPage]
    .filter((policy) => policy.trim() !== '')
    .map(
      (policy) =>
        new Map(
          policy.split(';').flatMap((directive) => {
            const [name = '', ...sources] = directive.trim().toLowerCase().split(/\s+/);
            return name === '' ? [] : [[name, sources] as const];
          }),
        ),
    );
}

const BROAD = ['*', 'http:', 'https:', 'ftp:', 'data:', 'blob:', 'http://*', 'https://*'];

function pointsOfPolicy(policies: readonly Policy[]): number {
  if (policies.length === 0) return -25;
  const allowed = (kind: string, isFault: (sources: readonly string[]) => boolean) =>
    policies.every((policy) =>
      isFault(policy.get(kind) ?? policy.get('default-src') ?? ['*', "'unsafe-inline'", "'unsafe-eval'"]),
    );
  const runsAnything = (sources: readonly string[]) =>
    sources.some((source) => BROAD.includes(source)) ||
    (sources.includes("'unsafe-inline'") && !sources.some(isNamed));
  if (
    allowed('script-src', runsAnything) ||
    allowed('object-src', (sources) => sources.some((source) => BROAD.includes(source)))
  )
    return -20;
  if (
    ['script-src', 'style-src', 'object-src', 'connect-src', 'font-src', 'frame-src'].some((kind) =>
      allowed(kind, isInsecure),
    )
  )
    return -20;
  if (allowed('script-src', (sources) => sources.includes("'unsafe-eval'"))) return -10;
  if (['img-src', 'media-src'].some((kind) => allowed(kind, isInsecure))) return -10;
  if (allowed('style-src', runsAnything)) return 0;
  return policies.some((policy) => policy.get('default-src')?.join() === "'none'") ? 10 : 5;
}

const isNamed = (source: string) => /^'(?:nonce-|sha(?:256|384|512)-)/.test(source);
const isInsecure = (sources: readonly string[]) => sources.some((source) => /^(?:http|ftp):/.test(source));

function pointsOfCookies(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const faults = cookies.map((cookie) => {
    const has = (attribute: RegExp) =>
      cookie
        .split(';')
        .slice(1)
        .some((part) => attribute.test(part.trim()));
    const isSession = /sess|login|auth|jwt/i.test(cookie.split('=', 1)[0] ?? '');
    if (!has(/^secure$/i)) return isSession ? -40 : -20;
    if (isSession && !has(/^httponly$/i)) return -30;
    return has(/^samesite=(?:lax|strict|none)$/i) ? 5 : 0;
  });
  return Math.min(...faults);
}

function pointsOfSharing(header: (name: string) => string): number {
  const isForAll =
    header('access-control-allow-origin') !== '' && header('access-control-allow-credentials') === 'true';
  return isForAll ? -50 : 0;
}

function pointsOfRedirection({ status, location }: PlainAnswer, host: string): number {
  if (status === 0) return 0;
  const to = URL.parse(location ?? '');
  if (status < 300 || status >= 400 || to?.protocol !== 'https:') return -20;
  return to.host === host ? 0 : -5;
}

const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

function pointsOfReferrer(header: string): number {
  if (header === '') return 0;
  return PRIVATE.includes(header.split(',').at(-1)?.trim() ?? '') ? 5 : -5;
}

function pointsOfStrictTransport(header: string): number {
  const age = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (age === undefined) return -20;
  return Number(age) >= HALF_A_YEAR_SECONDS ? 0 : -10;
}

function pointsOfIntegrity(html: string): number {
  const scripts = [...html.matchAll(/<script\b([^>]*)\bsrc="([^"]*)"([^>]*)>/gi)];
  const foreign = scripts.filter(([, , address = '']) => /^(?:https?:)?\/\//i.test(address));
  if (foreign.some(([, , address = '']) => /^http:/i.test(address))) return -50;
  if (foreign.length === 0) return 0;
  return foreign.every(([, before = '', , after = '']) => /\bintegrity=/.test(before + after)) ? 5 : -5;
}

function pointsOfFrames(header: (name: string) => string): number {
  // A page cannot say it of itself.
  if (/(?:^|[;,])\s*frame-ancestors\s/i.test(header('content-security-policy'))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header('x-frame-options')) ? 0 : -20;
}

function pointsOfResources(header: string): number {
  if (header === '' || header === 'cross-origin') return 0;
  return header === 'same-origin' || header === 'same-site' ? 10 : -5;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
