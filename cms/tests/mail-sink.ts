import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps every letter as it came; told to, it refuses whom a letter is for. */
export async function openMailSink() {
  const letters: { to: string[]; raw: string }[] = [];
  let isRefusing = false;
  let beforeTaken = async () => {};
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(isRefusing ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString();
        void beforeTaken().then(() => {
          letters.push({ to: envelope.rcptTo.map(({ address }) => address), raw });
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (is: boolean) => {
      isRefusing = is;
    },
    /** What happens before the next letters are taken. */
    beforeTaken: (happens: () => Promise<void>) => {
      beforeTaken = happens;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
