import { type Languages, parseLanguages } from '@vitrina/content-contract/languages';
import type { IndexNowSettings } from './index-now/submit-addresses';
import {
  accountOf,
  addressesOf,
  choiceOf,
  countOf,
  daysOf,
  EnvironmentError,
  flagOf,
  optional,
  percentOf,
  portOf,
  tokenOf,
  urlOf,
  type Variables,
} from './read-variable';
import type { MailSettings } from './requests/answers/mail';
import { type StorageSettings, storageSettings } from './storage-settings';

/** The only reader of process.env in the CMS: every setting is checked once, and a fault is one sentence. */
export interface Secrets {
  appKeys: string[];
  apiTokenSalt: string;
  adminJwtSecret: string;
  transferTokenSalt: string;
  encryptionKey: string;
  cmsReadToken: string;
}

export type DatabaseSettings =
  | { client: 'sqlite'; filename: string }
  /** A statement that takes longer is cancelled, once the CMS serves. */
  | { client: 'postgres'; url: string; statementSeconds: number };

export interface CmsEnv {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string | undefined;
  /** How many proxies in front of the CMS are believed: so many entries of `X-Forwarded-For` from the right are not a stranger's. */
  trustedProxies: number;
  /** Whose pages may read the CMS's answers, besides those of its own address. */
  corsOrigins: string[];
  secrets: Secrets;
  /** Whether people may do anything in the panel before they have set a second factor up. */
  secondFactor: 'optional' | 'required';
  database: DatabaseSettings;
  /** A folder in whose folder `uploads` files are kept, unless they are in object storage. */
  publicFolder: string;
  storage: StorageSettings;
  requests: {
    /** The key with which the site hands over what visitors have written; absent, none are taken. */
    token: string | undefined;
    /** After so many days a request is deleted; 0 keeps them for ever. */
    keptDays: number;
  };
  /** Where requests of visitors are delivered to; without it they wait. */
  landingUrl: string | undefined;
  /** With what answers to them are sent; without it nobody answers from the panel. */
  mail: MailSettings | undefined;
  /** An absolute file the GraphQL plugin writes the schema to; absent when the schema is not wanted. */
  schemaFile: string | undefined;
  /** In which languages the shop is, the default first. */
  languages: Languages;
  seed: boolean;
  /** Whoever sets the panel up on a database nobody has an account in; absent when somebody has one, or nobody is to. */
  firstAdministrator: { email: string; password: string } | undefined;
  /** A price that changes by more than so many percent goes live only with a confirmation of its figures. */
  priceChangeLimit: number;
  /** Password of the demonstration accounts; absent when there are none. */
  demoPassword: string | undefined;
  /** Minutes between two resets of a demonstration that is open to everybody; 0 where people keep what they do. */
  demoResetMinutes: number;
  /** Where this process reaches the site; absent when there is none to ask. */
  siteUrl: string | undefined;
  /** Where people reach it. */
  sitePublicUrl: string | undefined;
  /** Where events of changes go: the addresses of the site's instances; absent when nobody is told. */
  site: { instances: string[]; revalidateSecret: string } | undefined;
  /** Absent when search engines are not told of changed pages. */
  indexNow: IndexNowSettings | undefined;
  /** How long the journal of the editorial work is kept. */
  activityDays: number;
  /** How long the history of an order is kept after its last attempt, in days; 0 keeps it for ever. */
  orderDays: number;
  /** How long the counts of visits, registrations and orders are kept, in days; 0 keeps them for ever. */
  funnelDays: number;
  /** Absent when drafts cannot be looked at on the site. */
  preview: PreviewSettings | undefined;
  /** Where Prometheus asks: an address of its own, which strangers do not reach; absent when nobody does. */
  metrics: { host: string; port: number } | undefined;
  /** A collector of OpenTelemetry, and the share of requests it hears of; absent when nothing is traced. */
  tracing: { endpoint: string; ratio: number } | undefined;
}

export interface PreviewSettings {
  /** Signs the tickets that the site opens drafts for. */
  secret: string;
  /** The site's key to drafts. */
  token: string;
  /** `url` is where this process reaches the site, `publicUrl` where people do. */
  site: { url: string; publicUrl: string };
}

/** The environment of this process, or the end of it: a start with a wrong setting prints one sentence and stops. */
export function loadEnv(command = process.argv[2] ?? ''): CmsEnv {
  try {
    return readEnv(process.env, command);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** What a program that this process starts is given. */
export function environmentWith(variables: Record<string, string>): Variables {
  return { ...process.env, ...variables };
}

/**
 * `command` is that of Strapi, or `backup`. `build` and `backup` start nothing, so they need no secrets. Insecure defaults take two words, `develop` and
 * `NODE_ENV=development`: the second alone says nothing, because Strapi puts it there itself where it is not set.
 */
export function readEnv(variables: Variables, command: string): CmsEnv {
  const isProduction = variables.NODE_ENV !== 'development' || !['develop', 'dev'].includes(command);
  const secrets = secretsOf(variables, isProduction && !['build', 'backup'].includes(command));
  return {
    isProduction,
    host: optional(variables, 'HOST') ?? '127.0.0.1',
    port: portOf(variables, 'PORT', 1337),
    publicUrl: urlOf(variables, 'PUBLIC_URL'),
    trustedProxies: countOf(variables, 'TRUSTED_PROXIES', { usual: 0, least: 0, most: 10 }),
    corsOrigins: addressesOf(variables, 'CORS_ORIGINS') ?? [],
    secrets,
    secondFactor: choiceOf(variables, 'STAFF_SECOND_FACTOR', ['optional', 'required']),
    database: databaseOf(variables),
    publicFolder: optional(variables, 'PUBLIC_FOLDER') ?? 'public',
    storage: storageOf(variables),
    requests: {
      token: tokenOf(variables, 'CMS_REQUESTS_TOKEN'),
      keptDays: daysOf(variables, 'REQUESTS_KEPT_DAYS', { usual: 365, least: 0 }),
    },
    landingUrl: urlOf(variables, 'LANDING_API_URL'),
    mail: mailOf(variables),
    schemaFile: optional(variables, 'SCHEMA_FILE'),
    languages: languagesOf(variables),
    seed: flagOf(variables, 'SEED'),
    firstAdministrator: accountOf(variables, 'ADMIN_EMAIL', 'ADMIN_PASSWORD'),
    priceChangeLimit: percentOf(variables, 'PRICE_CHANGE_LIMIT', 30),
    demoPassword: demoPasswordOf(variables),
    demoResetMinutes: demoResetMinutesOf(variables),
    siteUrl: urlOf(variables, 'SITE_URL'),
    sitePublicUrl: urlOf(variables, 'SITE_PUBLIC_URL') ?? urlOf(variables, 'SITE_URL'),
    site: siteOf(variables),
    indexNow: indexNowOf(variables),
    activityDays: daysOf(variables, 'ACTIVITY_DAYS', { usual: 365, least: 1 }),
    orderDays: daysOf(variables, 'ORDERS_KEPT_DAYS', { usual: 90, least: 0 }),
    funnelDays: daysOf(variables, 'FUNNEL_KEPT_DAYS', { usual: 730, least: 0 }),
    preview: previewOf(variables, secrets.cmsReadToken),
    metrics: metricsOf(variables),
    tracing: tracingOf(variables),
  };
}

function languagesOf(variables: Variables): Languages {
  const text = optional(variables, 'SHOP_LANGUAGES') ?? '';
  const languages = parseLanguages(text);
  if (languages === undefined) {
    throw new EnvironmentError(
      `The CMS cannot start: SHOP_LANGUAGES must be codes of languages with commas between, the default first, as ru,en, not ${text}.`,
    );
  }
  if (flagOf(variables, 'SEED') && languages[0] !== 'ru') {
    throw new EnvironmentError(
      'The CMS cannot start: SEED is true and its content is in Russian, so SHOP_LANGUAGES must begin with ru.',
    );
  }
  return languages;
}

function metricsOf(variables: Variables): CmsEnv['metrics'] {
  if (optional(variables, 'METRICS_PORT') === undefined) return undefined;
  return {
    host: optional(variables, 'METRICS_HOST') ?? '127.0.0.1',
    port: portOf(variables, 'METRICS_PORT', 0),
  };
}

/** The exporter reads its headers (`'OTEL_EXPORTER_OTLP_HEADERS'`) by itself. */
function tracingOf(variables: Variables): CmsEnv['tracing'] {
  const endpoint = urlOf(variables, 'OTEL_EXPORTER_OTLP_ENDPOINT');
  if (endpoint === undefined) return undefined;
  const ratio = Number(optional(variables, 'OTEL_TRACES_SAMPLER_ARG') ?? '1');
  if (!(ratio >= 0 && ratio <= 1)) {
    throw new EnvironmentError('The CMS cannot start: OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1.');
  }
  return { endpoint, ratio };
}

function secretsOf(variables: Variables, areRequired: boolean): Secrets {
  const names = [
    'APP_KEYS',
    'API_TOKEN_SALT',
    'ADMIN_JWT_SECRET',
    'TRANSFER_TOKEN_SALT',
    'ENCRYPTION_KEY',
    'CMS_READ_TOKEN',
  ] as const;
  const missing = names.filter((name) => optional(variables, name) === undefined);
  if (areRequired && missing.length > 0) {
    throw new EnvironmentError(`The CMS cannot start: set ${missing.join(', ')} in the environment.`);
  }
  const secret = (name: (typeof names)[number]) =>
    optional(variables, name) ?? `development-only-${name.toLowerCase()}-0123456789`;
  const cmsReadToken = secret('CMS_READ_TOKEN');
  if (cmsReadToken.length < 32) {
    throw new EnvironmentError('The CMS cannot start: CMS_READ_TOKEN must be at least 32 characters long.');
  }
  return {
    appKeys: secret('APP_KEYS').split(','),
    apiTokenSalt: secret('API_TOKEN_SALT'),
    adminJwtSecret: secret('ADMIN_JWT_SECRET'),
    transferTokenSalt: secret('TRANSFER_TOKEN_SALT'),
    encryptionKey: secret('ENCRYPTION_KEY'),
    cmsReadToken,
  };
}

function databaseOf(variables: Variables): DatabaseSettings {
  const client = optional(variables, 'DATABASE_CLIENT') ?? 'sqlite';
  if (client === 'sqlite') {
    return { client, filename: optional(variables, 'DATABASE_FILENAME') ?? '.tmp/data.db' };
  }
  if (client !== 'postgres') {
    throw new EnvironmentError(
      `The CMS cannot start: DATABASE_CLIENT must be sqlite or postgres, not ${client}.`,
    );
  }
  const url = optional(variables, 'DATABASE_URL');
  if (url === undefined) {
    throw new EnvironmentError('The CMS cannot start: DATABASE_CLIENT is postgres, so set DATABASE_URL.');
  }
  const statementSeconds = countOf(variables, 'DATABASE_STATEMENT_SECONDS', {
    usual: 15,
    least: 1,
    most: 3600,
  });
  return { client, url, statementSeconds };
}

function storageOf(variables: Variables): StorageSettings {
  const storage = storageSettings((name) => optional(variables, name));
  if ('fault' in storage) throw new EnvironmentError(`The CMS cannot start: ${storage.fault}.`);
  return storage;
}

function mailOf(variables: Variables): MailSettings | undefined {
  const url = optional(variables, 'SMTP_URL');
  const from = optional(variables, 'SMTP_FROM');
  if (url === undefined && from === undefined) return undefined;
  if (url === undefined || from === undefined) {
    throw new EnvironmentError('The CMS cannot start: set SMTP_URL and SMTP_FROM together.');
  }
  // It holds a password, so the sentence does not repeat it.
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new EnvironmentError('The CMS cannot start: SMTP_URL must be an address of smtp:// or smtps://.');
  }
  if (!/^([^<>@]*<)?[^\s@<>]+@[^\s@<>]+>?$/.test(from)) {
    throw new EnvironmentError('The CMS cannot start: SMTP_FROM must be an e-mail address.');
  }
  return { url, from };
}

function siteOf(variables: Variables): CmsEnv['site'] {
  const siteUrl = urlOf(variables, 'SITE_URL');
  const instances = addressesOf(variables, 'SITE_INSTANCES') ?? (siteUrl === undefined ? [] : [siteUrl]);
  if (instances.length === 0) return undefined;
  const revalidateSecret = optional(variables, 'REVALIDATE_SECRET');
  if (revalidateSecret === undefined) {
    throw new EnvironmentError(
      'The CMS cannot start: the site is to be told of changes, so set REVALIDATE_SECRET too.',
    );
  }
  return { instances, revalidateSecret };
}

function indexNowOf(variables: Variables): IndexNowSettings | undefined {
  const key = optional(variables, 'INDEXNOW_KEY');
  if (key === undefined) return undefined;
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key)) {
    throw new EnvironmentError(
      'The CMS cannot start: INDEXNOW_KEY must be 8 to 128 Latin letters, digits and dashes.',
    );
  }
  const siteUrl = urlOf(variables, 'SITE_PUBLIC_URL') ?? urlOf(variables, 'SITE_URL');
  if (siteUrl === undefined) {
    throw new EnvironmentError(
      'The CMS cannot start: INDEXNOW_KEY is set, so set SITE_PUBLIC_URL, whose addresses search engines are told.',
    );
  }
  return { key, endpoint: urlOf(variables, 'INDEXNOW_URL') ?? 'https://api.indexnow.org/indexnow', siteUrl };
}

/** All of it or nothing: half a preview would be a button that opens a refusal. */
function previewOf(variables: Variables, cmsReadToken: string): PreviewSettings | undefined {
  const url = urlOf(variables, 'SITE_URL');
  const secret = optional(variables, 'PREVIEW_SECRET');
  const token = optional(variables, 'CMS_PREVIEW_TOKEN');
  if (secret === undefined && token === undefined) return undefined;
  if (secret === undefined || token === undefined || url === undefined) {
    throw new EnvironmentError(
      'The CMS cannot start: previews need PREVIEW_SECRET, CMS_PREVIEW_TOKEN and SITE_URL together.',
    );
  }
  if (secret.length < 32 || token.length < 32) {
    throw new EnvironmentError(
      'The CMS cannot start: PREVIEW_SECRET and CMS_PREVIEW_TOKEN must be at least 32 characters long.',
    );
  }
  if (token === cmsReadToken) {
    throw new EnvironmentError('The CMS cannot start: CMS_PREVIEW_TOKEN must not be CMS_READ_TOKEN.');
  }
  return { secret, token, site: { url, publicUrl: urlOf(variables, 'SITE_PUBLIC_URL') ?? url } };
}

function demoPasswordOf(variables: Variables): string | undefined {
  if (!flagOf(variables, 'VITRINA_DEMO')) return undefined;
  const password = optional(variables, 'DEMO_PASSWORD');
  if (password === undefined) {
    throw new EnvironmentError('The CMS cannot start: VITRINA_DEMO is true, so set DEMO_PASSWORD.');
  }
  return password;
}

function demoResetMinutesOf(variables: Variables): number {
  const minutes = countOf(variables, 'DEMO_RESET_MINUTES', { usual: 0, least: 0, most: 7 * 24 * 60 });
  if (minutes > 0 && demoPasswordOf(variables) === undefined) {
    throw new EnvironmentError(
      'The CMS cannot start: DEMO_RESET_MINUTES is of a demonstration, so set VITRINA_DEMO.',
    );
  }
  return minutes;
}
