/** The only reader of process.env in the CMS: every setting is checked once, and a fault is one sentence. */
export interface Secrets {
  appKeys: string[];
  apiTokenSalt: string;
  adminJwtSecret: string;
  transferTokenSalt: string;
  encryptionKey: string;
  cmsReadToken: string;
}

export type DatabaseSettings = { client: 'sqlite'; filename: string } | { client: 'postgres'; url: string };

export interface CmsEnv {
  isProduction: boolean;
  host: string;
  port: number;
  publicUrl: string | undefined;
  secrets: Secrets;
  database: DatabaseSettings;
  /** An absolute file the GraphQL plugin writes the schema to; absent when the schema is not wanted. */
  schemaFile: string | undefined;
  seed: boolean;
  /** Password of the demonstration accounts; absent when there are none. */
  demoPassword: string | undefined;
  site: { url: string; revalidateSecret: string } | undefined;
}

type Variables = Record<string, string | undefined>;

export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/** The environment of this process, or the end of it: a start with a wrong setting prints one sentence and stops. */
export function loadEnv(): CmsEnv {
  try {
    return readEnv(process.env, process.argv.includes('build'));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

/** `strapi build` reads the same configuration but starts nothing, so it needs no secrets. */
export function readEnv(variables: Variables, isBuild: boolean): CmsEnv {
  const isProduction = variables.NODE_ENV !== 'development';
  return {
    isProduction,
    host: optional(variables, 'HOST') ?? '127.0.0.1',
    port: portOf(variables),
    publicUrl: urlOf(variables, 'PUBLIC_URL'),
    secrets: secretsOf(variables, isProduction && !isBuild),
    database: databaseOf(variables),
    schemaFile: optional(variables, 'SCHEMA_FILE'),
    seed: flagOf(variables, 'SEED'),
    demoPassword: demoPasswordOf(variables),
    site: siteOf(variables),
  };
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
  return { client, url };
}

function siteOf(variables: Variables): CmsEnv['site'] {
  const url = urlOf(variables, 'SITE_URL');
  if (url === undefined) return undefined;
  const revalidateSecret = optional(variables, 'REVALIDATE_SECRET');
  if (revalidateSecret === undefined) {
    throw new EnvironmentError('The CMS cannot start: SITE_URL is set, so set REVALIDATE_SECRET too.');
  }
  return { url, revalidateSecret };
}

function demoPasswordOf(variables: Variables): string | undefined {
  if (!flagOf(variables, 'VITRINA_DEMO')) return undefined;
  const password = optional(variables, 'DEMO_PASSWORD');
  if (password === undefined) {
    throw new EnvironmentError('The CMS cannot start: VITRINA_DEMO is true, so set DEMO_PASSWORD.');
  }
  return password;
}

function portOf(variables: Variables): number {
  const text = optional(variables, 'PORT') ?? '1337';
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new EnvironmentError(`The CMS cannot start: PORT must be a number from 1 to 65535, not ${text}.`);
  }
  return port;
}

function urlOf(variables: Variables, name: string): string | undefined {
  const text = optional(variables, name);
  if (text === undefined) return undefined;
  if (!URL.canParse(text)) {
    throw new EnvironmentError(`The CMS cannot start: ${name} must be an absolute address, not ${text}.`);
  }
  return text.replace(/\/+$/, '');
}

function flagOf(variables: Variables, name: string): boolean {
  const text = optional(variables, name) ?? 'false';
  if (text !== 'true' && text !== 'false') {
    throw new EnvironmentError(`The CMS cannot start: ${name} must be true or false, not ${text}.`);
  }
  return text === 'true';
}

/** An empty variable counts as absent: compose files pass unset variables on as empty strings. */
function optional(variables: Variables, name: string): string | undefined {
  const text = variables[name]?.trim();
  return text === '' ? undefined : text;
}
