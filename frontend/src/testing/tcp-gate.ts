import { createServer, connect as open, type Server, type Socket } from 'node:net';

/** What stands before a server of the machine and, when a test says so, hangs or breaks as the real one does at its worst. */
export interface TcpGate {
  port: number;
  /** Connections stay and new ones are taken, but nothing passes any more. */
  hang(): void;
  /** What was held back goes on. */
  resume(): void;
  /** Connections are reset and new ones refused. */
  down(): Promise<void>;
  up(): Promise<void>;
  close(): Promise<void>;
}

export async function openTcpGate(target: { host: string; port: number }): Promise<TcpGate> {
  const pairs = new Set<[Socket, Socket]>();
  let isHung = false;
  const server = createServer((visitor) => {
    const beyond = open(target);
    const pair: [Socket, Socket] = [visitor, beyond];
    pairs.add(pair);
    for (const [one, other] of [pair, [beyond, visitor] as const]) {
      one.on('error', () => undefined);
      one.on('close', () => {
        pairs.delete(pair);
        other.destroy();
      });
      one.on('data', (chunk) => other.write(chunk));
      if (isHung) one.pause();
    }
  });
  const port = await listen(server, 0);
  const down = async () => {
    for (const [visitor] of pairs) visitor.resetAndDestroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return {
    port,
    hang() {
      isHung = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    resume() {
      isHung = false;
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    down,
    async up() {
      await listen(server, port);
    },
    close: async () => {
      if (server.listening) await down();
    },
  };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address) resolve(address.port);
      else reject(new Error('The gate has no port'));
    });
  });
}
