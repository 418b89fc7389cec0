// @vitest-environment happy-dom
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { onUploaded, type UploadedFile } from '../src/admin/strapi/on-uploaded';

const PICTURE = { id: 7, url: '/uploads/a.png', mime: 'image/png', alternativeText: null };

test('a picture that was uploaded is told before the dialog hears of it, until one is told to stop', async () => {
  const { url } = await listen(() => [200, [PICTURE]]);
  const heard: string[] = [];
  const stop = onUploaded((files) => heard.push(`told of ${files.map(({ id }) => id)}`));
  await upload(`${url}/upload`, () => heard.push('the dialog'));
  expect(heard).toEqual(['told of 7', 'the dialog']);
  stop();
  await upload(`${url}/upload`, () => heard.push('the dialog'));
  expect(heard).toEqual(['told of 7', 'the dialog', 'the dialog']);
});

test.each<[string, number, unknown]>([
  ['/upload', 400, { error: { message: 'Такой файл нельзя' } }],
  ['/upload?id=7', 200, PICTURE],
  ['/upload/folders', 200, [PICTURE]],
])('%s that answers %i %o is no new picture', async (path, status, body) => {
  const { url } = await listen(() => [status, body]);
  const told: UploadedFile[] = [];
  onTestFinished(onUploaded((files) => told.push(...files)));
  await upload(url + path, () => {});
  expect(told).toEqual([]);
});

/** As Strapi sends it: the answer is heard by who set `onload` after opening. */
async function upload(url: string, hear: () => void): Promise<void> {
  await new Promise<void>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.onload = () => {
      hear();
      resolve();
    };
    request.send('');
  });
}

async function listen(answer: () => [number, unknown]) {
  const server = createServer(({ method }, response) => {
    const [status, body] = method === 'OPTIONS' ? [200, null] : answer();
    const headers = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };
    response.writeHead(status, headers).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
