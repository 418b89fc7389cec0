import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ProviderAddress } from '@vitrina/content-contract/provider-trial';
import { type Check, type Examination, examine, type Finding } from '@vitrina/telemetry';
import { Redis } from 'ioredis';
import pg from 'pg';
import { type Env, env } from '~/runtime/env';
import { askCatalogue, failureOf, providerAddresses, statusAt } from './ask-provider';

/** Longer than a page waits for any of these, so that what is found is no matter of patience. */
const WITHIN_MS = 6_000;

/** The environment of this process as the site would read it, and whatever it leads to. */
export async function examineSite(withinMs = WITHIN_MS): Promise<Examination> {
  let settings: Env;
  try {
    settings = env();
  } catch (error) {
    return { fine: [], findings: faultsOf(error) };
  }
  return examine([...storesOf(settings), ...cmsOf(settings), ...providerOf(settings)], withinMs);
}

/** The site names all that is wrong in one sentence. */
function faultsOf(error: unknown): Finding[] {
  const sentence = error instanceof Error ? error.message : String(error);
  return sentence
    .replace(/^The site cannot start: /, '')
    .replace(/\.$/, '')
    .split('; ')
    .map((what) => ({
      level: 'fault',
      what,
      where: what.split(' ', 1)[0] ?? '',
      mend: 'Set it as frontend/.env.example says.',
    }));
}

function storesOf({ REDIS_URL, ORDERS_DATABASE_URL, STATE_DIR }: Env): Check[] {
  return [
    ...(REDIS_URL
      ? [
          {
            ...{ what: 'Redis answers', where: 'REDIS_URL' },
            mend: 'Start Redis, let this machine in, and give its address with its password.',
            ask: () => withRedis(REDIS_URL, async (redis) => void (await redis.ping())),
          },
          {
            ...{ what: 'Redis writes to disk', where: 'REDIS_URL', level: 'warning' as const },
            mend: 'Set `appendonly yes` in redis.conf: notes of orders wait there.',
            ask: () =>
              withRedis(REDIS_URL, async (redis) =>
                /^aof_enabled:1/m.test(await redis.info('persistence')) ? undefined : 'appendonly is off',
              ),
          },
          {
            ...{
              what: 'Redis forgets nothing when it is full',
              where: 'REDIS_URL',
              level: 'warning' as const,
            },
            mend: 'Set `maxmemory-policy noeviction` in redis.conf: notes of orders wait there.',
            ask: () => withRedis(REDIS_URL, async (redis) => evictionIn(await redis.info('memory'))),
          },
        ]
      : []),
    ...(ORDERS_DATABASE_URL
      ? [
          {
            ...{ what: 'PostgreSQL of orders answers', where: 'ORDERS_DATABASE_URL' },
            mend: 'Start PostgreSQL, and make the account with deploy/postgres-accounts.sql.',
            ask: () => askPostgres(ORDERS_DATABASE_URL),
          },
        ]
      : []),
    ...(STATE_DIR
      ? [
          {
            ...{ what: 'the folder of this instance can be written to', where: 'STATE_DIR' },
            mend: 'Give the folder to whoever the site runs as.',
            ask: () => mayWrite(STATE_DIR),
          },
        ]
      : []),
  ];
}

/** A folder that is missing is made at the start, in the nearest one above; nothing is made here. */
async function mayWrite(folder: string): Promise<undefined> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && dirname(folder) !== folder) return mayWrite(dirname(folder));
    throw error;
  }
  await access(folder, constants.W_OK | constants.X_OK);
}

function cmsOf({ CMS_URL, CMS_READ_TOKEN }: Env): Check[] {
  return [
    {
      ...{ what: 'the site reaches the CMS', where: 'CMS_URL' },
      mend: 'Start the CMS, and give the address at which this machine reaches it.',
      ask: () => statusFault(`${CMS_URL}/_health`, {}, (status) => status === 204),
    },
    {
      ...{ what: 'the CMS knows the key of the site', where: 'CMS_READ_TOKEN' },
      mend: 'Give site and CMS the same CMS_READ_TOKEN, and start the CMS again.',
      ask: () =>
        statusFault(
          `${CMS_URL}/graphql`,
          {
            method: 'POST',
            headers: { authorization: `Bearer ${CMS_READ_TOKEN}`, 'content-type': 'application/json' },
            body: JSON.stringify({ query: '{ siteSettings { brand_name } }' }),
          },
          (status) => status === 200,
          (body) => (/"errors"/.test(body) ? 'it refuses the question' : undefined),
        ),
    },
  ];
}

const DOORS: Readonly<Partial<Record<ProviderAddress, string>>> = {
  LANDING_API_URL: 'the landing service',
  PANEL_URL: 'the panel of customers',
  ENRICHMENT_URL: 'the register of organisations',
};

function providerOf(settings: Env): Check[] {
  const asked = askCatalogue();
  for (const answer of asked.values()) answer.catch(() => undefined);
  const where = 'PROVIDER_API_URL, LANDING_API_URL, PROVIDER_ADAPTER';
  return [
    ...[...asked].map(
      ([name, answer]): Check => ({
        ...{ what: `the provider answers with ${name}`, where },
        mend: 'Look whether the address is right and the provider up, and whether it speaks as the adapter does (docs/adapters.md).',
        ask: async () => void (await told(answer)),
      }),
    ),
    {
      ...{ what: 'the provider has something to sell', where },
      mend: 'Ask the provider why, or choose the adapter that it is for.',
      ask: async () => {
        const tariffs = await Promise.all(
          [...asked].flatMap(([name, answer]) => (/Tariffs$/.test(name) ? [told(answer)] : [])),
        );
        return tariffs.every((list) => Array.isArray(list) && list.length === 0)
          ? 'every list of tariffs is empty'
          : undefined;
      },
    },
    ...providerAddresses(settings).flatMap(([variable, url]): Check[] => {
      const name = DOORS[variable];
      // Of the catalogue's own address the lists say more.
      return name === undefined
        ? []
        : [
            {
              ...{ what: `${name} answers`, where: variable, level: 'warning' },
              mend: 'Give the address at which this machine reaches it; 404 and the like are answers, too.',
              ask: async () => {
                const status = await statusAt(url, WITHIN_MS);
                return status < 500 ? undefined : `status ${status}`;
              },
            },
          ];
    }),
  ];
}

/** An outage names its part alone; why stands in its failure. */
async function told(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const failure = failureOf(error);
    throw failure === undefined ? error : new Error(JSON.stringify(failure));
  }
}

async function withRedis(
  url: string,
  work: (redis: Redis) => Promise<string | undefined>,
): Promise<string | undefined> {
  const redis = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 0, retryStrategy: () => null });
  // What it says beside is the reason that a command then fails without.
  let reason: Error | undefined;
  redis.on('error', (error: Error) => {
    reason = error;
  });
  try {
    await redis.connect();
    return await work(redis);
  } catch (error) {
    throw reason ?? error;
  } finally {
    redis.disconnect();
  }
}

/** What `INFO memory` says of what Redis throws away by itself. */
export function evictionIn(info: string): string | undefined {
  const [, policy] = /^maxmemory_policy:(\S+)/m.exec(info) ?? [];
  return policy === undefined || policy === 'noeviction' ? undefined : `its policy is ${policy}`;
}

async function askPostgres(connectionString: string): Promise<undefined> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: WITHIN_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
  } finally {
    client.end().catch(() => undefined);
  }
}

async function statusFault(
  url: string,
  request: RequestInit,
  isRight: (status: number) => boolean,
  faultIn: (body: string) => string | undefined = () => undefined,
): Promise<string | undefined> {
  const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(WITHIN_MS) });
  const body = (await answer.text()).slice(0, 10_000);
  return isRight(answer.status) ? faultIn(body) : `status ${answer.status}`;
}
