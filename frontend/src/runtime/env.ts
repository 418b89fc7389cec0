import { number, object, string, ValidationError } from 'yup';
// By its place, for those who read the environment from outside of the site and know no alias.
import { USUAL_CURRENCY } from '../messages/currency';
import { LANGUAGES, type Language } from '../messages/language';
import type { IslandFiles } from './island-names';

/** `fetch` takes no such address, and says so with the password in it. */
const WITHOUT_ACCOUNT = /^(?!\w+:\/\/[^/\s]*@)/;
const hasAccount = ({ path }: { path: string }) => `${path} must have no name and no password in it`;
const address = string()
  .matches(
    /^https?:\/\/[^\s]+[^/\s]$/,
    ({ path }) => `${path} must be an http(s) address without a slash at the end`,
  )
  .matches(WITHOUT_ACCOUNT, hasAccount)
  .required(isMissing);
const optionalAddress = string()
  .matches(/^https?:\/\/[^\s]+[^/\s]$/, {
    message: ({ path }) => `${path} must be an http(s) address without a slash at the end`,
    excludeEmptyString: true,
  })
  .matches(WITHOUT_ACCOUNT, hasAccount)
  .transform((value: string | undefined) => value || undefined)
  .optional();
const secret = string()
  .min(32, ({ path }) => `${path} must have at least 32 characters`)
  .required(isMissing);

const optionalSecret = string()
  .min(32, ({ path }) => `${path} must have at least 32 characters`)
  .transform((value: string | undefined) => value || undefined)
  .optional();

/** Such as `ru,en`: none of them twice. */
const LANGUAGE_LIST = new RegExp(
  String.raw`^(?!.*\b(\w+)\b.*\b\1\b)(?:${LANGUAGES.join('|')})(?:,(?:${LANGUAGES.join('|')}))*$`,
);
const [FIRST_OF_ALL] = LANGUAGES;
const USUAL_ZONE = 'Europe/Moscow';

const schema = object({
  SITE_URL: address,
  CMS_URL: address,
  /** Where editors open the CMS, if that is not where this site reaches it. */
  CMS_PUBLIC_URL: optionalAddress,
  CMS_READ_TOKEN: string().required(isMissing),
  /** With both of these the CMS may show its drafts here; without them nobody sees any. */
  PREVIEW_SECRET: optionalSecret,
  CMS_PREVIEW_TOKEN: optionalSecret,
  /** With which requests of visitors are handed over to the CMS; without it there is no form for them. */
  CMS_REQUESTS_TOKEN: string()
    .transform((value: string | undefined) => value || undefined)
    .min(32, ({ path }) => `${path} must have at least 32 characters`)
    .optional(),
  /** By which search engines know that the CMS, which has the same one, may tell them of changed pages. */
  INDEXNOW_KEY: string()
    .transform((value: string | undefined) => value || undefined)
    .matches(
      /^[a-zA-Z0-9-]{8,128}$/,
      ({ path }) => `${path} must be 8 to 128 Latin letters, digits and dashes`,
    )
    .optional(),
  /** Where uploaded files are read: the CMS, unless their bucket may be read by everybody. */
  ASSETS_URL: optionalAddress,
  /** Which adapter speaks with the provider (docs/adapters.md). */
  PROVIDER_ADAPTER: string()
    .transform((value: string | undefined) => value || undefined)
    .oneOf(['api', 'plans'] as const, ({ path }) => `${path} must be api or plans`)
    .default('api'),
  PROVIDER_API_URL: address,
  LANDING_API_URL: address,
  PANEL_URL: address,
  /** A register of organisations; without one nobody's name and address are suggested. */
  ENRICHMENT_URL: optionalAddress,
  SESSION_SECRET: secret,
  REVALIDATE_SECRET: secret,
  /** Where an edge in front fetches pages anew when it is asked to; without it copies end by themselves. */
  EDGE_REFRESH_URL: optionalAddress,
  /** Shared by several site instances; a single one works without. */
  REDIS_URL: string().optional(),
  /** A PostgreSQL that several site instances share: with it orders go on while Redis is away. */
  ORDERS_DATABASE_URL: string()
    .transform((value: string | undefined) => value || undefined)
    .matches(
      /^postgres(?:ql)?:\/\//,
      ({ path }) => `${path} must be an address like postgres://user:password@host/database`,
    )
    .optional(),
  /** A folder of this instance alone, for what must outlive its process. */
  STATE_DIR: string().optional(),
  /** How many proxies of our own stand before the site, each of which appends to `x-forwarded-for`. */
  TRUSTED_PROXIES: wholeNumber(0, 0, 10),
  /** How long one call to the provider may take. */
  PROVIDER_TIMEOUT_MS: wholeNumber(8_000, 100, 60_000),
  /** How long a page, and an action, may wait for all that it asks (`pageDeadlineMs`, `actionDeadlineMs`). */
  PAGE_DEADLINE_MS: wholeNumber(3_000, 500, 60_000),
  ACTION_DEADLINE_MS: wholeNumber(4_000, 1_000, 60_000),
  /** How long the provider may still be at work on a creation whose answer was lost. */
  ORDER_SETTLED_SECONDS: wholeNumber(120, 1, 3_600),
  /** Where Prometheus asks: a port and an address of their own, which visitors do not reach; 0 for none. */
  METRICS_PORT: wholeNumber(0, 0, 65_535),
  METRICS_HOST: string()
    .transform((value: string | undefined) => value || undefined)
    .default('127.0.0.1'),
  /** A collector of OpenTelemetry; without one nothing is traced. Its exporter reads the headers by itself. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalAddress,
  OTEL_EXPORTER_OTLP_HEADERS: string().optional(),
  /** The share of requests that are traced. */
  OTEL_TRACES_SAMPLER_ARG: share(1),
  /** In which languages the shop speaks, the first at its root (`present-language.ts` reads them). */
  SHOP_LANGUAGES: string()
    .transform((value: string | undefined) => value || undefined)
    .matches(
      LANGUAGE_LIST,
      ({ path }) => `${path} must name languages of the site, once each: ${LANGUAGES.join(',')}`,
    )
    .default(FIRST_OF_ALL),
  /** In what it sells, as the provider's prices are: a code of ISO 4217. */
  SHOP_CURRENCY: string()
    .transform((value: string | undefined) => value || undefined)
    .matches(/^[A-Z]{3}$/, ({ path }) => `${path} must be the code of a currency such as RUB`)
    .default(USUAL_CURRENCY),
  /** By which clock it tells the time. */
  SHOP_TIME_ZONE: string()
    .transform((value: string | undefined) => value || undefined)
    .test('zone', ({ path }) => `${path} must be a time zone such as Europe/Moscow`, isZone)
    .default(USUAL_ZONE),
  /** After so many minutes a public demonstration is again as it began; 0 is a shop that sells. */
  DEMO_RESET_MINUTES: wholeNumber(0, 0, 7 * 24 * 60),
  /** How long the page that confirms an order stands before the panel opens by itself; 0 opens it at once. */
  CONFIRMATION_SECONDS: wholeNumber(20, 0, 120),
});

export type Env = ReturnType<typeof readEnv>;

let cached: Env | undefined;

/** The environment, checked once. Throws one sentence that names what is missing or wrong. */
export function env(): Env {
  cached ??= readEnv(process.env);
  return cached;
}

/** Read apart from the rest: what is wrong with the rest must be possible to log. */
export function logLevel(): string {
  const level = process.env.LOG_LEVEL ?? 'info';
  return ['debug', 'info', 'warn', 'error', 'silent'].includes(level) ? level : 'info';
}

/** Read apart as well, because pages are also made where there is no other setting: while the site is built. */
export function pageDeadlineMs(): number {
  return Number(process.env.PAGE_DEADLINE_MS) || 3_000;
}

export function actionDeadlineMs(): number {
  return Number(process.env.ACTION_DEADLINE_MS) || 4_000;
}

/** The style guide is for those who build the site and for its tests. */
export function showsStyleGuide(): boolean {
  return isDevelopment() || process.env.SHOW_STYLE_GUIDE === 'true';
}

/** Read apart as well, because texts are also made while the site is built. */
export function languagesSetting(): string {
  return process.env.SHOP_LANGUAGES || FIRST_OF_ALL;
}

/** Minutes between two resets of a public demonstration; 0 where the shop is none. */
export function demoResetMinutes(): number {
  return Number(process.env.DEMO_RESET_MINUTES) || 0;
}

/** By which clock the shop tells the time, a name of IANA. */
export function timeZone(): string {
  return process.env.SHOP_TIME_ZONE || USUAL_ZONE;
}

/** `next dev` makes every page anew for every visit, and cannot be asked to make one again. */
export function isDevelopment(): boolean {
  return process.env.NODE_ENV === 'development';
}

/** Where the running site keeps its build and the pages it has made. */
export function buildFolder(): string {
  return process.env.NEXT_DIST_DIR ?? '.next';
}

/** Put in by `build-config.ts`: the small scripts of `src/elements/` and the style of pages that are read as text, the addresses of the fonts that every page needs, of the islands of documents by the language of the page, and of the counters of others. */
export const assets = {
  themeScript: process.env.THEME_SCRIPT ?? '',
  accountHintScript: process.env.ACCOUNT_HINT_SCRIPT ?? '',
  elementsScript: process.env.ELEMENTS_SCRIPT ?? '',
  readingScript: process.env.READING_SCRIPT ?? '',
  consentScript: process.env.CONSENT_SCRIPT ?? '',
  countersModule: process.env.COUNTERS_MODULE ?? '',
  echoScript: process.env.ECHO_SCRIPT ?? '',
  readingStyles: process.env.READING_STYLES ?? '',
  fontPreloads: (process.env.FONT_PRELOADS ?? '').split(' ').filter(Boolean),
  islandsScript: process.env.ISLANDS_SCRIPT ?? '',
  islands: JSON.parse(process.env.ISLANDS ?? '{}') as Partial<Record<Language, IslandFiles>>,
};

/** While `next build` runs there is neither a CMS nor a provider, and there must not have to be. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

function readEnv(source: NodeJS.ProcessEnv) {
  try {
    return schema.validateSync(source, { abortEarly: false, stripUnknown: true });
  } catch (error) {
    if (error instanceof ValidationError)
      throw new Error(`The site cannot start: ${error.errors.join('; ')}.`);
    throw error;
  }
}

function wholeNumber(usual: number, min: number, max: number) {
  const sentence = ({ path }: { path: string }) => `${path} must be a whole number from ${min} to ${max}`;
  return number()
    .transform((value: number, given: unknown) => (given === '' ? undefined : value))
    .typeError(sentence)
    .integer(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .default(usual);
}

function isZone(name: string | undefined): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

function share(usual: number) {
  const sentence = ({ path }: { path: string }) => `${path} must be a number from 0 to 1`;
  return number()
    .transform((value: number, given: unknown) => (given === '' ? undefined : value))
    .typeError(sentence)
    .min(0, sentence)
    .max(1, sentence)
    .default(usual);
}

function isMissing({ path }: { path: string }): string {
  return `${path} is missing`;
}
