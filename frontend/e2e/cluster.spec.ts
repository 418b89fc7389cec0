import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { clusterFault, clusterPorts, openCluster } from '../../scripts/cluster.mjs';
import { changes, timeUntilSeen } from '../../scripts/publishing.mjs';
import { ownPorts, WORKER } from './own-ports';

type Cluster = Awaited<ReturnType<typeof openCluster>>;

const {
  sites: [door = 0],
  ...others
} = ownPorts(1);
const PORTS = clusterPorts({ site: door, ...others }, 2);
const DATA = join(tmpdir(), `vitrina-cluster-${WORKER}`);

/** What is the same for everyone, and what is made for each visit. */
const PAGES = [
  ...['/', '/services/cloud-servers', '/tutorials/linux/ssh-keys', '/prices.json'],
  '/registration?auth=registrationAccount',
];
/** So many answers come between one blow and the next: long enough for each page to meet an instance that is away. */
const BETWEEN = 60;

let cluster: Cluster;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const fault = await clusterFault();
  test.skip(fault !== undefined && !process.env.CI, fault);
  const database = `vitrina_cluster_test_${WORKER}`;
  cluster = await openCluster({ data: DATA, ports: PORTS, database, isFresh: true });
});

test.afterAll(async () => {
  await cluster?.close();
  await cluster?.database.drop();
  rmSync(DATA, { recursive: true, force: true });
});

test('instances of site and CMS are killed and come back while visitors read, and each of them gets a page', async () => {
  const visitors = readFor(cluster.origin);
  const [first, second] = cluster.sites;
  const [cms, otherCms] = cluster.cmses;
  if (!first || !second || !cms || !otherCms) throw new Error('There are too few instances');
  try {
    await visitors.more(BETWEEN);
    await first.kill();
    await visitors.more(BETWEEN);
    await first.start();
    await visitors.more(BETWEEN);
    await second.end();
    await visitors.more(BETWEEN);
    await second.start();
    await cms.kill();
    await visitors.more(BETWEEN);
    await cms.start();
    await otherCms.end();
    await visitors.more(BETWEEN);
    await otherCms.start();
    await visitors.more(BETWEEN);
  } finally {
    await visitors.leave();
  }
  expect([...visitors.statuses.keys()], cluster.edgeErrors()).toEqual(['200']);
});

test('what is published through one CMS is seen at each site, while the other CMS is away', async () => {
  const [cms, otherCms] = cluster.cmses;
  if (!cms || !otherCms) throw new Error('There are too few instances');
  const origins = [cluster.origin, ...cluster.sites.map(({ origin }) => origin)];
  await otherCms.kill();
  const { article } = await changes(cms.origin);
  expect(await timeUntilSeen(article, 'Опубликовано в одном из двух', origins)).toBeGreaterThan(0);
  await otherCms.start();
  await cms.kill();
  const { banner } = await changes(otherCms.origin);
  expect(await timeUntilSeen(banner, 'И в другом', origins)).toBeGreaterThan(0);
  await cms.start();
});

/** Visitors who read one page after the other until they are told to leave, and what each was answered. */
function readFor(origin: string) {
  const statuses = new Map<string, number>();
  let [answers, isOver] = [0, false];
  const read = async (begin: number) => {
    for (let turn = begin; !isOver; turn += 1) {
      const page = PAGES[turn % PAGES.length];
      const status = await fetch(`${origin}${page}`).then(
        async (answer) => {
          await answer.arrayBuffer();
          return String(answer.status);
        },
        (error) => `${page}: ${String(error.cause ?? error)}`,
      );
      const told = /^\d/.test(status) && status !== '200' ? `${page}: ${status}` : status;
      statuses.set(told, (statuses.get(told) ?? 0) + 1);
      answers += 1;
    }
  };
  const reading = Promise.all(PAGES.map((_, begin) => read(begin)));
  return {
    statuses,
    async more(amount: number): Promise<void> {
      const until = answers + amount;
      while (answers < until) await pause(20);
    },
    async leave(): Promise<void> {
      isOver = true;
      await reading;
    },
  };
}
