import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { clusterFault, clusterPorts, openCluster } from '../../scripts/cluster.mjs';
import { changes, timeUntilSeen } from '../../scripts/publishing.mjs';
import { ownPorts, WORKER } from './own-ports';
import { OPENING_MS } from './patience';

type Cluster = Awaited<ReturnType<typeof openCluster>>;
type Instance = Cluster['sites'][number];

const {
  sites: [door = 0],
  ...others
} = ownPorts(1);
const PORTS = clusterPorts({ site: door, ...others }, 2);
const DATA = join(tmpdir(), `vitrina-cluster-${WORKER}`);

/** What is the same for everyone. */
const DOCUMENTS = ['/', '/services/cloud-servers', '/tutorials/linux/ssh-keys'];
/** What is made for each visit: what is cut in the midst of such an answer by a crash nobody can make whole. */
const OF_A_VISIT = [
  '/registration?auth=registrationAccount',
  '/search?q=ssh',
  '/services/s3?utm_source=post',
];
/** So many answers come between one blow and the next: long enough for each page to meet an instance that is away. */
const BETWEEN = 60;

let cluster: Cluster;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
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

test('a site that crashes and a CMS that crashes are missed by nobody who reads', async () => {
  await expectNobodyToNotice(DOCUMENTS, [first(cluster.sites), first(cluster.cmses)], (instance) =>
    instance.kill(),
  );
});

test('instances that are told to end, as at a deploy, and others that begin are noticed by no visitor', async () => {
  const everything = [...DOCUMENTS, ...OF_A_VISIT];
  await expectNobodyToNotice(everything, [first(cluster.cmses), first(cluster.sites)], async (instance) =>
    expect(await instance.end()).toBe(0),
  );
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

/** Takes one instance after the other away and back while visitors read, each of whose pages must come whole. */
async function expectNobodyToNotice(
  pages: readonly string[],
  instances: readonly Instance[],
  takeAway: (instance: Instance) => Promise<void>,
): Promise<void> {
  const visitors = readFor(cluster.origin, pages);
  try {
    await visitors.more(BETWEEN);
    for (const instance of instances) {
      await takeAway(instance);
      await visitors.more(BETWEEN);
      await instance.start();
      await visitors.more(BETWEEN);
    }
  } finally {
    await visitors.leave();
  }
  expect([...visitors.answers.keys()], cluster.edgeErrors()).toEqual(['200']);
}

function first<One>([instance]: readonly One[]): One {
  if (!instance) throw new Error('There is no instance');
  return instance;
}

/** Visitors who read one page after the other until they are told to leave, and how often they were answered what. */
function readFor(origin: string, pages: readonly string[]) {
  const answers = new Map<string, number>();
  let [amount, isOver] = [0, false];
  const read = async (begin: number) => {
    for (let turn = begin; !isOver; turn += 1) {
      const answer = await answerOf(`${origin}${pages[turn % pages.length]}`);
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      amount += 1;
    }
  };
  const reading = Promise.all(pages.map((_, begin) => read(begin)));
  return {
    answers,
    async more(wanted: number): Promise<void> {
      const until = amount + wanted;
      while (amount < until) await pause(20);
    },
    async leave(): Promise<void> {
      isOver = true;
      await reading;
    },
  };
}

/** The status of a whole page, or what was wrong with it. */
async function answerOf(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    await answer.arrayBuffer();
    return answer.status === 200 ? '200' : `${address}: ${answer.status}`;
  } catch (error) {
    return `${address}: ${error instanceof Error ? `${error.message} (${error.cause})` : error}`;
  }
}
