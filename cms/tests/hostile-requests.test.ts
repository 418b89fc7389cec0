import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzSide } from '../../scripts/fuzz-http/fuzz-side.mjs';
import { hostileRequest } from '../../scripts/fuzz-http/hostile-requests.mjs';
import { sendRaw } from '../../scripts/fuzz-http/send-raw.mjs';
import { sqlite, type TestDatabase } from './databases';
import { type RunningCms, startCms } from './running-cms';

let database: TestDatabase;
let cms: RunningCms;
let port: number;

beforeAll(async () => {
  database = await sqlite();
  cms = await startCms(database.variables);
  port = Number(new URL(cms.url).port);
}, 120_000);
afterAll(async () => {
  await cms.stop();
  await database.remove();
});

test('hostile requests are refused, and none of them is a failure of ours', async () => {
  // `npm run fuzz:http` sends thousands of the same series.
  const { findings } = await fuzzSide({ side: 'cms', port, seed: 41, count: 300 });
  expect(findings).toEqual([]);
  expect((await fetch(`${cms.url}/_health`)).status).toBe(204);
}, 120_000);

const HEAD = 'Host: localhost\r\nConnection: close\r\n';

test.each([
  ['a method that nobody knows', `PROPFIND /api/articles HTTP/1.1\r\n${HEAD}\r\n`, 405],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HEAD}\r\n`, 405],
  ['a target that is no address', `GET http://[::1/api HTTP/1.1\r\n${HEAD}\r\n`, 400],
  [
    'a body packed in some way',
    `POST /admin/logout HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: 2\r\n\r\n{}`,
    415,
  ],
  [
    'a form that does not begin',
    `POST /admin/logout HTTP/1.1\r\n${HEAD}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n\r\njunk`,
    400,
  ],
  ['an invitation taken by nobody', `POST /admin/register HTTP/1.1\r\n${HEAD}Content-Length: 0\r\n\r\n`, 400],
  [
    'a form without a boundary',
    `POST /admin/logout HTTP/1.1\r\n${HEAD}Content-Type: multipart/form-data\r\nContent-Length: 4\r\n\r\njunk`,
    400,
  ],
])('%s is refused as such', async (_, request, status) => {
  const { statuses } = await sendRaw(port, Buffer.from(request, 'latin1'), { withinMs: 30_000 });
  expect(statuses).toEqual([status]);
});

test('the same seed makes the same requests', () => {
  const made = () =>
    Array.from({ length: 200 }, (_, index) => hostileRequest(7, index, { host: 'a', side: 'cms' }));
  expect(made()).toEqual(made());
  expect(new Set(made().map(({ kind }) => kind)).size).toBeGreaterThan(14);
});
