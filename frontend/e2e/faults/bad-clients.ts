import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** What visitors, their networks and whoever means harm do to a connection. */
export const BAD_CLIENTS = {
  down: 'leaves as soon as it is connected',
  slow: 'sends its request a byte at a time',
  hang: 'asks for large pages and reads nothing of them',
  'half-open': 'connects, says nothing and stays',
  garbage: 'sends what is no HTTP',
  truncated: 'ends in the middle of a form',
  reset: 'breaks off in the middle of an answer',
  'reset-after': 'breaks off once its form is sent',
  huge: 'sends headers and a body without an end',
} as const;

export type BadClient = keyof typeof BAD_CLIENTS;

const BYTE_EVERY_MS = 200;

export interface Crowd {
  /** How many of them the site has cut off. */
  cut(): number;
  leave(): void;
}

/** So many clients of one kind, who go on until they are told to leave. */
export function openCrowd(kind: BadClient, port: number, size: number): Crowd {
  let cut = 0;
  let isOver = false;
  const timers: NodeJS.Timeout[] = [];
  const sockets = Array.from({ length: size }, () => {
    const socket = connect(port, 'localhost');
    socket.on('error', () => undefined);
    // Node.js tells of an end only to who reads what stands before it.
    if (kind !== 'hang') socket.resume();
    socket.once('close', () => {
      if (!isOver) cut += 1;
    });
    socket.once('connect', () => act(kind, socket, port, timers));
    return socket;
  });
  return {
    cut: () => cut,
    leave() {
      isOver = true;
      for (const timer of timers) clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}

function act(kind: BadClient, socket: Socket, port: number, timers: NodeJS.Timeout[]): void {
  const host = `localhost:${port}`;
  const form = (length: number) =>
    `POST /registration HTTP/1.1\r\nhost: ${host}\r\norigin: http://${host}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${length}\r\n\r\n`;
  const page = `GET /services/cloud-servers HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\n\r\n`;
  switch (kind) {
    case 'down':
      return void socket.destroy();
    case 'slow': {
      let at = 0;
      const timer = setInterval(
        () => socket.writable && socket.write(page[at++ % page.length] ?? ''),
        BYTE_EVERY_MS,
      );
      timers.push(timer);
      return;
    }
    case 'hang':
      socket.pause();
      for (let page_ = 0; page_ < 8; page_ += 1) socket.write(page);
      return;
    case 'half-open':
      return;
    case 'garbage':
      return void socket.write(randomBytes(512));
    case 'truncated':
      return void socket.end(`${form(1_000)}username=demo`);
    case 'reset':
      socket.once('data', () => socket.resetAndDestroy());
      return void socket.write(page);
    case 'reset-after':
      return void socket.write(`${form(13)}username=demo`, () => socket.resetAndDestroy());
    case 'huge':
      pour(socket, form(2 ** 40), timers);
  }
}

/** Half of them headers that do not end, half of them a body. */
function pour(socket: Socket, form: string, timers: NodeJS.Timeout[]): void {
  const inHeaders = timers.length % 2 === 0;
  socket.write(inHeaders ? 'GET / HTTP/1.1\r\nhost: localhost\r\n' : form);
  const chunk = inHeaders ? `x-more: ${'x'.repeat(1_000)}\r\n` : 'x'.repeat(64 * 1024);
  const timer = setInterval(
    () => socket.writable && socket.writableLength < 1_000_000 && socket.write(chunk),
    5,
  );
  timers.push(timer);
}
