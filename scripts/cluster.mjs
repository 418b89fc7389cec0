import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CMS_START } from './cms-program.mjs';
import { localEdge } from './local-edge.mjs';
import { nginxFault, startNginx } from './nginx.mjs';
import { ownBuild, removeBuild } from './own-build.mjs';
import { keptDatabase, postgresFault } from './own-database.mjs';
import { Program } from './program.mjs';
import { behindEdge, checkPorts, prepareData, serviceEnvironments } from './settings.mjs';

/** Longer than the site and the CMS take for their own end. */
const END_WITHIN_MS = 12_000;
/** On an empty database, which the first of them fills. */
const FIRST_START_MS = 300_000;

/** @typedef {{ site: number, cms: number, sandbox: number, redis: number, refresh: number, sites: number[], cmses: number[] }} ClusterPorts */

/** Why this machine can have none. */
export async function clusterFault() {
  const { error } = spawnSync('redis-server', ['--version']);
  const redis = error && `there is no redis-server (${error.message}; Debian: apt-get install redis-server)`;
  return (await postgresFault()) ?? redis ?? nginxFault();
}

/**
 * Where a cluster listens: the edge at `site`, the door to the CMS at `cms`, and behind them each instance.
 * @param {{ site: number, cms: number, sandbox: number }} doors
 * @param {number} instances of the site
 * @returns {ClusterPorts}
 */
export function clusterPorts(doors, instances) {
  const sites = Array.from({ length: instances }, (_, index) => doors.site + 1 + index);
  return {
    ...doors,
    ...{ sites, cmses: [doors.cms + 1, doors.cms + 2] },
    ...{ redis: doors.sandbox + 1, refresh: doors.site + 1 + instances },
  };
}

/**
 * Several instances of site and CMS on one PostgreSQL, one Redis and one folder of files, behind the edge of `deploy/nginx`: what
 * `docker-compose.yml` runs, on this machine. PostgreSQL has to be there; `database` is the name of a database of its own.
 * @param {{ data: string, ports: ClusterPorts, database: string, isFresh?: boolean, provider?: import('./settings.mjs').ProviderAddresses, siteEnv?: Record<string, string> }} places
 */
export async function openCluster({ data, ports, database: name, isFresh = false, provider, siteEnv = {} }) {
  const { sites: sitePorts, cmses: cmsPorts, ...others } = ports;
  await checkPorts({
    ...others,
    ...Object.fromEntries(sitePorts.map((port, index) => [`site ${index}`, port])),
    ...Object.fromEntries(cmsPorts.map((port, index) => [`cms ${index}`, port])),
  });
  prepareData({ data }, { isFresh });
  const database = await keptDatabase(name, { isFresh });
  const environments = behindEdge(serviceEnvironments({ data, ports }, provider), {
    edge: ports.site,
    edge_refresh: ports.refresh,
  });
  const logs = join(data, 'logs');
  const redisFolder = join(data, 'redis');
  mkdirSync(redisFolder, { recursive: true });

  const redis = new Program(logs, 'redis', {
    command: 'redis-server',
    args: [
      ...['--port', String(ports.redis), '--bind', '127.0.0.1'],
      ...['--dir', redisFolder, '--appendonly', 'yes', '--save', ''],
    ],
    env: {},
  });
  const sandbox = new Program(logs, 'sandbox', {
    args: ['--import', 'tsx', 'src/main.ts'],
    cwd: 'packages/sandbox',
    env: environments.sandbox,
    health: `http://127.0.0.1:${ports.sandbox}/__sandbox/health`,
  });
  /** @type {Program<Record<string, string>>[]} */
  const cmses = cmsPorts.map(
    (port) =>
      new Program(logs, `cms-${port}`, {
        args: [CMS_START],
        cwd: 'cms',
        env: {
          ...environments.cms,
          ...{ PORT: String(port), TRUSTED_PROXIES: '1' },
          ...{ DATABASE_CLIENT: 'postgres', DATABASE_URL: database.url },
          SITE_INSTANCES: sitePorts.map((site) => `http://127.0.0.1:${site}`).join(','),
        },
        health: `http://127.0.0.1:${port}/_health`,
      }),
  );
  /** @type {Program<Record<string, string>>[]} */
  const sites = sitePorts.map(
    (port) =>
      new Program(logs, `site-${port}`, {
        args: ['server.mjs', '-H', '127.0.0.1', '-p', String(port)],
        cwd: 'frontend',
        env: {
          ...environments.site,
          STATE_DIR: join(data, `site-${port}`),
          ...{ REDIS_URL: `redis://127.0.0.1:${ports.redis}`, ORDERS_DATABASE_URL: database.url },
          NEXT_DIST_DIR: ownBuild(port),
          ...siteEnv,
        },
        health: `http://127.0.0.1:${port}/api/ready`,
      }),
  );
  const programs = [...sites, ...cmses, ...(provider ? [] : [sandbox]), redis];
  /** @type {Awaited<ReturnType<typeof startNginx>> | undefined} */
  let edge;
  const cluster = {
    ...{ sites, cmses, database },
    origin: environments.site.SITE_URL,
    cmsOrigin: `http://localhost:${ports.cms}`,
    panel: environments.site.PANEL_URL,
    /** What the edge has complained of. */
    edgeErrors: () => edge?.errors() ?? '',
    /** In turn, so that whoever answers last still finds whom it asks. */
    async close() {
      await edge?.close();
      for (const group of [sites, cmses, [sandbox], [redis]])
        await Promise.all(group.filter((program) => program.pid !== undefined).map(endOrKill));
      for (const port of sitePorts) removeBuild(`.next-${port}`);
    },
  };
  try {
    for (const program of [redis, sandbox]) if (programs.includes(program)) program.begin();
    for (const program of cmses) program.begin();
    edge = await startNginx({
      servers: [
        localEdge({
          ...{ sites: sitePorts, port: ports.site, refreshPort: ports.refresh },
          copies: join(data, 'edge'),
        }),
        cmsDoor(ports),
      ],
      ports: [ports.site, ports.cms],
    });
    if (!provider) await sandbox.answers();
    await Promise.all(cmses.map((program) => program.answers(FIRST_START_MS)));
    await Promise.all(sites.map((program) => program.start()));
  } catch (error) {
    await cluster.close();
    throw error;
  }
  return cluster;
}

/**
 * Editors and sites ask whichever CMS answers; what has been sent to one of them is sent to no other.
 * @param {Pick<ClusterPorts, 'cms' | 'cmses'>} ports
 */
function cmsDoor({ cms, cmses }) {
  const instances = cmses.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join(' ');
  return `upstream cms { zone cms 64k; ${instances} }
server {
  listen 127.0.0.1:${cms};
  client_max_body_size 210m;
  location / {
    proxy_pass http://cms;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header Connection "";
    proxy_connect_timeout 3s;
    proxy_read_timeout 120s;
    proxy_request_buffering off;
  }
}`;
}

/** @param {Program<Record<string, string>>} program */
async function endOrKill(program) {
  const patience = new AbortController();
  const ended = program.end().then(() => patience.abort());
  await Promise.race([
    ended,
    pause(END_WITHIN_MS, undefined, { signal: patience.signal }).catch(() => undefined),
  ]);
  await program.kill();
}
