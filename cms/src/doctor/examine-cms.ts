import { access, constants, stat } from 'node:fs/promises';
import path from 'node:path';
import { type Check, type Examination, examine } from '@vitrina/telemetry';
import { type CmsEnv, readEnv } from '../env';
import { databaseAnswers } from '../health/database-answers';
import { openObjectStorage } from '../media/object-storage';
import { EnvironmentError, type Variables } from '../read-variable';

const WITHIN_MS = 6_000;
/** Longer than the database has before the CMS calls it away. */
const DATABASE_MS = 5_000;

/** An environment as the CMS would read it at its start, and whatever it leads to. */
export async function examineCms(variables: Variables, withinMs = WITHIN_MS): Promise<Examination> {
  let env: CmsEnv;
  try {
    env = readEnv(variables, 'start');
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const what = error.message.replace(/^The CMS cannot start: /, '').replace(/\.$/, '');
    const where = what.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b/g)?.join(', ') ?? '';
    return {
      fine: [],
      findings: [{ level: 'fault', what, where, mend: 'Set it as cms/.env.example says.' }],
    };
  }
  return examine([databaseOf(env), filesOf(env), ...panelOf(env), ...siteOf(env)], withinMs);
}

function databaseOf({ database }: CmsEnv): Check {
  return {
    ...{ what: 'the database of the CMS answers' },
    where: database.client === 'postgres' ? 'DATABASE_URL' : 'DATABASE_FILENAME',
    mend:
      database.client === 'postgres'
        ? 'Start PostgreSQL, and make the database and the account with deploy/postgres-accounts.sql.'
        : 'Start the CMS once: it makes the file.',
    ask: async () => ((await databaseAnswers(database, DATABASE_MS)) ? undefined : 'it does not'),
  };
}

function filesOf({ storage, publicFolder }: CmsEnv): Check {
  if (storage.kind === 's3')
    return {
      ...{ what: 'the storage of files answers', where: 'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID' },
      mend: 'Start the storage, make the bucket, and give the account deploy/storage-policy.json.',
      ask: async () => openObjectStorage(storage).answers(),
    };
  return {
    ...{ what: 'the folder of files can be written to', where: 'PUBLIC_FOLDER' },
    mend: 'Give the folder to whoever the CMS runs as.',
    ask: async () => {
      await mayWrite(path.resolve(publicFolder, 'uploads'));
      return undefined;
    },
  };
}

/** A folder that is missing is made at the start, in the nearest one above; nothing is made here. */
async function mayWrite(folder: string): Promise<void> {
  try {
    if (!(await stat(folder)).isDirectory()) throw new Error(`${folder} is no folder`);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && path.dirname(folder) !== folder) return mayWrite(path.dirname(folder));
    throw error;
  }
  await access(folder, constants.W_OK | constants.X_OK);
}

function panelOf({ host, port }: CmsEnv): Check[] {
  const url = `http://${['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host}:${port}`;
  return [
    {
      ...{ what: 'the CMS runs', where: 'HOST, PORT', mend: 'Start it, and read its log.' },
      ask: async () => statusFault(await ask(`${url}/_health`), 204),
    },
    {
      ...{ what: 'the panel has an administrator', where: '/admin/auth/register-admin', level: 'warning' },
      mend: 'Open the link that the log of the CMS tells; in its folder, node dist/src/commands/first-administrator.js prints another.',
      ask: async () => {
        const answer: unknown = await (await ask(`${url}/admin/init`)).json();
        return /"hasAdmin":true/.test(JSON.stringify(answer)) ? undefined : 'nobody can log in';
      },
    },
    {
      ...{ what: 'no stranger makes themselves the administrator', where: '/admin/register-admin' },
      mend: 'Something before the CMS, or another CMS, answers there: lead HOST and PORT to the one of this project.',
      ask: async () => {
        const headers = { 'content-type': 'application/json' };
        const { status } = await ask(`${url}/admin/register-admin`, { method: 'POST', headers, body: '{}' });
        // Whoever asks too often is told nothing else.
        return [403, 404, 429].includes(status) ? undefined : `status ${status}`;
      },
    },
  ];
}

function siteOf({ site, landingUrl }: CmsEnv): Check[] {
  const instances = site?.instances ?? [];
  return [
    {
      ...{ what: 'the CMS tells a site of changes', where: 'SITE_URL, SITE_INSTANCES', level: 'warning' },
      mend: 'Set SITE_URL and SITE_INSTANCES, or pages show changes late.',
      ask: () => (instances.length === 0 ? 'it knows of none' : undefined),
    },
    {
      ...{ what: 'requests of visitors are delivered', where: 'LANDING_API_URL', level: 'warning' },
      mend: 'Set it to what the site has, or requests wait in the panel.',
      ask: () => (landingUrl === undefined ? 'it is not set' : undefined),
    },
    ...instances.flatMap((instance): Check[] => [
      {
        ...{ what: `${instance} is ready for visitors`, where: 'SITE_INSTANCES' },
        mend: 'Start the instance, or take it out of SITE_INSTANCES; its log says what it waits for.',
        ask: async () => statusFault(await ask(`${instance}/api/ready`), 200),
      },
      {
        ...{ what: `${instance} believes the CMS`, where: 'REVALIDATE_SECRET' },
        mend: 'Give site and CMS the same REVALIDATE_SECRET, and start both again.',
        ask: async () => {
          const headers = {
            'content-type': 'application/json',
            'x-revalidate-secret': site?.revalidateSecret ?? '',
          };
          // A change that is none: who has the secret hears that it is not understood.
          const answer = await ask(`${instance}/api/revalidate`, { method: 'POST', headers, body: '{}' });
          return statusFault(answer, 400);
        },
      },
    ]),
  ];
}

async function ask(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, redirect: 'manual', signal: AbortSignal.timeout(WITHIN_MS) });
}

function statusFault({ status }: Response, right: number): string | undefined {
  return status === right ? undefined : `status ${status}`;
}
