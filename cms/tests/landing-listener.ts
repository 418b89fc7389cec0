import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HeardDelivery {
  path: string | undefined;
  key: string | string[] | undefined;
  body: unknown;
}

/** What the listener does with what it has heard; the answer's status. */
type Answering = (heard: HeardDelivery) => number | Promise<number>;

/** A stand-in for the landing service: hears what is delivered and answers as it is told to, at first that it has taken it. */
export async function listenAsLanding() {
  const heard: HeardDelivery[] = [];
  let answering: Answering = () => 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = request.headers['idempotency-key'];
    const delivery = { path: request.url, key, body: JSON.parse(Buffer.concat(chunks).toString()) };
    heard.push(delivery);
    const status = await answering(delivery);
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/landing-api`,
    heard,
    of: (key: string) => heard.filter((delivery) => delivery.key === key),
    answerWith: (next: Answering) => {
      answering = next;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
