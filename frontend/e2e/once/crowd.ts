import { Agent, get } from 'node:http';

/** What a visitor of a launch reads, one page after the other. */
const WAY = ['/', '/services/cloud-servers', '/tutorials/linux/ssh-keys'];
const PARTS = /(?:src|href)="(?<part>\/[^"]+\.(?:css|js|mjs|woff2))(?:\?[^"]*)?"/g;
/** Whoever asks for more at once waits here and not at the shop: the crowd itself must not be what is slow. */
const CONNECTIONS = 128;

/** What a crowd has got: how often each status, and how long each page took, in milliseconds. */
export class Readings {
  readonly statuses = new Map<string, number>();
  readonly pages: number[] = [];

  note(status: string): void {
    this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
  }
}

/** Visitors with an empty cache: each reads every page, and loads the files that the pages ask for. */
export class Crowd {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });

  private constructor(
    private readonly origin: string,
    private readonly pages: readonly { path: string; parts: readonly string[] }[],
  ) {}

  /** Looks once what each page asks for. */
  static async gather(origin: string): Promise<Crowd> {
    const known = new Set<string>();
    const pages: { path: string; parts: string[] }[] = [];
    for (const path of WAY) {
      const html = await (await fetch(`${origin}${path}`)).text();
      const asked = [...html.matchAll(PARTS)].map(({ groups }) => groups?.part ?? '');
      const parts = [...new Set(asked)].filter((part) => !known.has(part));
      for (const part of parts) known.add(part);
      pages.push({ path, parts });
    }
    if (known.size === 0)
      throw new Error('The pages ask for no file: they are not read as a browser reads them');
    return new Crowd(origin, pages);
  }

  async visit(readings: Readings): Promise<void> {
    for (const { path, parts } of this.pages) {
      const begun = performance.now();
      await this.#ask(path, readings);
      readings.pages.push(performance.now() - begun);
      await Promise.all(parts.map((part) => this.#ask(part, readings)));
    }
  }

  leave(): void {
    this.#agent.destroy();
  }

  /** Nothing is unpacked: that is the work of the visitors' machines. */
  #ask(path: string, readings: Readings): Promise<void> {
    return new Promise((resolve) => {
      const done = (status: string) => {
        readings.note(status);
        resolve();
      };
      const headers = { accept: 'text/html', 'accept-encoding': 'br, gzip' };
      get(`${this.origin}${path}`, { agent: this.#agent, headers }, (answer) => {
        answer.once('end', () => done(String(answer.statusCode)));
        answer.once('error', () => done('broken'));
        answer.resume();
      }).once('error', () => done('broken'));
    });
  }
}

/**
 * Begins so much work a minute for so many seconds, whether what was begun before is done or not, as visitors come to a shop; answers
 * once all of it is done.
 */
export async function arrive<Done>(
  { perMinute, seconds }: { perMinute: number; seconds: number },
  begin: (number: number) => Promise<Done>,
): Promise<Done[]> {
  const begun: Promise<Done>[] = [];
  const start = performance.now();
  const amount = Math.round((perMinute * seconds) / 60);
  while (begun.length < amount) {
    const due = Math.min(amount, Math.ceil(((performance.now() - start) * perMinute) / 60_000));
    while (begun.length < due) begun.push(begin(begun.length));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Promise.all(begun);
}
