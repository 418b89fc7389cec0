import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { pauseAfter } from '../src/requests/delivery/pause-after';
import { tellLanding } from '../src/requests/delivery/tell-landing';
import { askDatabase, describeOnOne, describeOnPostgres, postgres, type TestDatabase } from './databases';
import { type Colleague, enter, eventually } from './editorial';
import { listenAsLanding } from './landing-listener';
import { at, post } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms } from './running-cms';

const KEY = 'a-requests-token-for-the-tests-0123456789';
const LIST = '/content-manager/collection-types/api::requests.request';
const BODY = { type: 'TUTORIAL_ASK', data: { name: 'Иван', phone: '79001234567', email: '', msg: 'Как?' } };
const WISH = { kind: 'ask-tutorial', name: 'Иван', phone: '79001234567', message: 'Как?' };
const OURS = { VITRINA_DEMO: 'true', DEMO_PASSWORD, CMS_REQUESTS_TOKEN: KEY };

type Landing = Awaited<ReturnType<typeof listenAsLanding>>;

const wishOf = (id: string) => ({ ...WISH, id, delivery: { path: 'forms/submit', body: BODY } });
const hand = (cms: RunningCms, body: object) => post(`${cms.url}/api/requests`, body, KEY);

test('the landing service is left alone the longer the oftener it did not answer, up to half an hour', () => {
  const pauses = Array.from({ length: 50 }, (_, tries) => pauseAfter(tries + 1));
  expect(pauses.toSorted((one, other) => one - other)).toEqual(pauses);
  expect(pauses[0]).toBe(1_000);
  expect(pauses.at(-1)).toBe(1_800_000);
});

test.each([401, 403, 404, 405, 408, 425, 429])(
  'an answer %i says nothing against the request, and asks for half an hour of patience at the most',
  async (status) => {
    const server = createServer((_, response) =>
      response.writeHead(status, { 'retry-after': '86400' }).end(),
    );
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const delivery = { path: 'forms/submit', body: {} } as const;
    expect(
      await tellLanding(`http://127.0.0.1:${port}`, 'id', delivery, new AbortController().signal),
    ).toEqual({ status: 'postponed', reason: `it answered ${status}`, pauseMs: 1_800_000 });
  },
);

describeOnOne('a stored request', (open) => {
  let database: TestDatabase;
  let landing: Landing;
  let cms: RunningCms;
  let support: Colleague;

  const start = async (variables: Record<string, string> = {}) => {
    cms = await startCms({ ...OURS, ...database.variables, ...variables });
    support = await enter(cms.url, 'support@vitrina.example');
  };

  beforeAll(async () => {
    database = await open();
    landing = await listenAsLanding();
    await start();
  });

  afterAll(async () => {
    await cms?.stop();
    await landing?.close();
    await database?.remove();
  });

  async function pathOf(id: string): Promise<string> {
    const { body } = await support.ask(`${LIST}?filters[request_id][$eq]=${id}`);
    return `/vitrina/requests/${at(body, 'results', 0, 'documentId')}`;
  }
  const shown = async (id: string) => at((await support.ask(await pathOf(id))).body, 'delivery');
  const until = (id: string, state: string, limitMs?: number) =>
    eventually(
      () => shown(id),
      (delivery) => at(delivery, 'state') === state,
      limitMs,
    );

  test('waits while there is nowhere to deliver it to, which the panel says', async () => {
    expect((await hand(cms, wishOf('waits-for-a-place'))).status).toBe(201);
    expect(await shown('waits-for-a-place')).toEqual({ state: 'nowhere' });
  });

  test('is delivered after a start with such a place, its body as it was and its id as the key', async () => {
    await cms.stop();
    await start({ LANDING_API_URL: landing.url });
    await until('waits-for-a-place', 'delivered');
    expect(landing.heard).toEqual([
      { path: '/landing-api/forms/submit', key: 'waits-for-a-place', body: BODY },
    ]);
  }, 60_000);

  test('is delivered once, however often and however fast it was sent', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => hand(cms, wishOf('sent-many-times'))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await until('sent-many-times', 'delivered');
    expect((await hand(cms, wishOf('sent-many-times'))).status).toBe(200);
    await hand(cms, wishOf('sent-afterwards'));
    await until('sent-afterwards', 'delivered');
    expect(landing.of('sent-many-times')).toHaveLength(1);
  });

  test('is not delivered when the landing service hears nothing of its kind', async () => {
    await hand(cms, { ...WISH, id: 'needs-no-delivery' });
    expect(await shown('needs-no-delivery')).toEqual({ state: 'not-needed' });
    expect(landing.of('needs-no-delivery')).toEqual([]);
  });

  test('is tried again, with the same key, after answers that say nothing against it', async () => {
    const statuses = [503, 404];
    landing.answerWith(() => statuses.shift() ?? 200);
    await hand(cms, wishOf('tried-three-times'));
    await until('tried-three-times', 'delivered', 18_000);
    expect(landing.of('tried-three-times')).toHaveLength(3);
  });

  test('that is slow to be delivered holds up itself and no other that comes after it', async () => {
    let isOtherHeard = () => {};
    const other = new Promise<void>((resolve) => {
      isOtherHeard = resolve;
    });
    landing.answerWith(async ({ key }) => {
      if (key === 'comes-after-it') isOtherHeard();
      else await other;
      return 200;
    });
    await hand(cms, wishOf('slow-at-first'));
    await eventually(
      async () => landing.of('slow-at-first').length,
      (count) => count === 1,
    );
    await hand(cms, wishOf('comes-after-it'));
    await until('slow-at-first', 'delivered');
    // Had it waited for the other's time to be over, it would have been told twice.
    expect(landing.of('slow-at-first')).toHaveLength(1);
  });

  test('is given up when it is refused, and delivered when somebody wants it once more', async () => {
    landing.answerWith(() => 422);
    await hand(cms, wishOf('refused-at-first'));
    expect(await until('refused-at-first', 'given-up')).toMatchObject({
      attempts: 1,
      error: 'ответ 422',
    });
    landing.answerWith(() => 200);
    const path = await pathOf('refused-at-first');
    expect((await support.send(`${path}/deliver`)).status).toBe(200);
    await until('refused-at-first', 'delivered');
    expect(landing.of('refused-at-first')).toHaveLength(2);
    expect((await support.send(`${path}/deliver`)).status).toBe(400);
  });

  test('is delivered again under the same key when the CMS died before it could note the answer', async () => {
    landing.answerWith(async () => {
      await cms.kill();
      landing.answerWith(() => 200);
      return 200;
    });
    await hand(cms, wishOf('noted-by-nobody'));
    await eventually(
      async () => landing.of('noted-by-nobody').length,
      (count) => count === 1,
    );
    await start({ LANDING_API_URL: landing.url });
    // As long as the claim of the one that died holds.
    await until('noted-by-nobody', 'delivered', 40_000);
    expect(landing.of('noted-by-nobody')).toHaveLength(2);
    const rows = await askDatabase(database.variables, 'SELECT id FROM requests WHERE request_id = ?', [
      'noted-by-nobody',
    ]);
    expect(rows).toHaveLength(1);
  }, 90_000);
});

describeOnPostgres('requests of two instances on one database', () => {
  const REQUESTS = 24;
  /** Each instance delivers five at once. */
  const BOTH = 6;
  let database: TestDatabase;
  let landing: Landing;
  let instances: RunningCms[] = [];

  beforeAll(async () => {
    database = await postgres();
    landing = await listenAsLanding();
    const start = () => startCms({ ...OURS, ...database.variables, LANDING_API_URL: landing.url });
    instances = [await start(), await start()];
  });

  afterAll(async () => {
    await Promise.all(instances.map((cms) => cms.stop()));
    await landing?.close();
    await database?.remove();
  });

  test('are delivered once each, while both deliver', async () => {
    // Nothing is answered until more is on its way than one instance would have.
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    landing.answerWith(async () => {
      if (landing.heard.length >= BOTH) open();
      await gate;
      return 200;
    });
    const ids = Array.from({ length: REQUESTS }, (_, number) => `of-two-instances-${number}`);
    await Promise.all(
      ids.map((id, place) => {
        const cms = instances[place % 2];
        if (cms === undefined) throw new Error('No instance was started.');
        return hand(cms, wishOf(id));
      }),
    );
    const delivered = async () => {
      const rows = await askDatabase(database.variables, 'SELECT delivery_state FROM requests');
      return rows.filter(({ delivery_state }) => delivery_state === 'delivered').length;
    };
    expect(await eventually(delivered, (count) => count === REQUESTS)).toBe(REQUESTS);
    expect(landing.heard.map(({ key }) => String(key)).toSorted()).toEqual(ids.toSorted());
  });
});
