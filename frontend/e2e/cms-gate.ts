import { request as ask, createServer, type IncomingMessage } from 'node:http';

export interface CmsGate {
  origin: string;
  /**
   * Keeps answers to questions that hold a text, already given by the CMS, until they are released; `most` of them, all
   * without it.
   */
  hold(text: string, most?: number): Held;
  close(): Promise<void>;
}

interface Held {
  /** Somebody has asked, and waits. */
  asked: Promise<void>;
  release(): void;
}

interface Hold {
  text: string;
  left: number;
  note: () => void;
  released: Promise<void>;
}

/** Stands between a site and its CMS, so that a test decides how long a page is in the making. */
export async function openCmsGate({ port, to }: { port: number; to: number }): Promise<CmsGate> {
  const holds = new Set<Hold>();
  const server = createServer(async (request, response) => {
    const question = await bytesOf(request);
    const { method, url: path, headers } = request;
    const passed = ask({ host: '127.0.0.1', port: to, method, path, headers }, async (answer) => {
      const bytes = await bytesOf(answer);
      const hold = [...holds].find(({ text, left }) => left > 0 && question.includes(text));
      if (hold) {
        hold.left -= 1;
        hold.note();
        await hold.released;
      }
      response.writeHead(answer.statusCode ?? 502, answer.headers).end(bytes);
    });
    passed.on('error', () => response.destroy());
    passed.end(question);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${port}`,
    hold(text, most = Number.POSITIVE_INFINITY) {
      const asked = defer();
      const released = defer();
      const hold = { text, left: most, note: asked.settle, released: released.promise };
      holds.add(hold);
      return {
        asked: asked.promise,
        release: () => {
          holds.delete(hold);
          released.settle();
        },
      };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function defer(): { promise: Promise<void>; settle: () => void } {
  let settle = () => {};
  const promise = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
