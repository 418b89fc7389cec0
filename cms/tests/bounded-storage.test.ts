import { createServer, type RequestListener } from 'node:http';
import { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { boundedJson } from '../src/bounded-json';
import { openObjectStorage } from '../src/media/object-storage';

const PART = { hash: 'square_1f', ext: '.png', mime: 'image/png', buffer: Buffer.from('square') };

// Nobody waits for a test that does not end: it fails with its time.
test.each<[string, RequestListener]>([
  ['says nothing', () => undefined],
  ['is out of order', (_, response) => response.writeHead(500).end()],
  ['is no storage', (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>')],
])('a storage that %s fails a reading in time', async (_, listener) => {
  const storage = await open(listener);
  await expect(storage.get('square_1f.png')).rejects.toThrow();
});

test('a storage that says nothing fails a writing and a removal in time', async () => {
  const storage = await open(() => undefined);
  await expect(storage.put(PART as never)).rejects.toThrow();
  await expect(storage.remove(PART as never)).rejects.toThrow();
});

test('a storage that answers a writing without an end is left', async () => {
  const storage = await open((request, response) => {
    request.resume();
    response.writeHead(200, { 'content-type': 'application/xml' });
    Readable.from(endless()).pipe(response);
  });
  await expect(storage.put(PART as never)).rejects.toThrow('more than 1048576 bytes');
});

function* endless() {
  for (;;) yield Buffer.alloc(64 * 1024, ' ');
}

test('an answer without an end is not kept', async () => {
  const much = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000)),
  });
  await expect(boundedJson(new Response(much), 10_000)).rejects.toThrow('more than 10000 bytes');
  expect(await boundedJson(new Response('{"prices":[]}'), 10_000)).toEqual({ prices: [] });
});

async function open(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return openObjectStorage({
    ...{ endpoint: `http://127.0.0.1:${address.port}`, region: 'us-east-1', bucket: 'library', prefix: '' },
    ...{ accessKeyId: 'key', secretAccessKey: 'secret', isPathStyle: true },
  });
}
