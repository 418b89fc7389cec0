import { Agent, get } from 'node:http';

/** What a visitor of a launch reads, one page after the other. */
const WAY = ['/', '/services/cloud-servers', '/tutorials/linux/ssh-keys'];
/** Styles and fonts in the head, fonts that an inline style names, and the files of islands. */
const PARTS =
  /href="(?<linked>\/[^"]+\.(?:css|woff2))"|url\((?<styled>\/[^)]+\.woff2)\)|data-files="(?<files>[^"]+)"/g;
const KINDS = ['css', 'woff2', 'js'];
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

/** Visitors with an empty cache: each reads every page and loads its styles, fonts and islands, but no pictures. */
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
      const asked = [...html.matchAll(PARTS)].flatMap(({ groups: { linked, styled, files } = {} }) =>
        (linked ?? styled ?? files ?? '').split(' '),
      );
      const parts = [...new Set(asked)].filter((part) => !known.has(part));
      for (const part of parts) known.add(part);
      pages.push({ path, parts });
    }
    for (const kind of KINDS)
      if (![...known].some((part) => part.endsWith(`.${kind}`)))
        throw new Error(`The pages ask for no .${kind}: they are not read as a browser reads them`);
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
 * once all of it is done, and fails with the first that fails.
 */
export async function arrive<Done>(
  { perMinute, seconds }: { perMinute: number; seconds: number },
  begin: (number: number) => Promise<Done>,
): Promise<Done[]> {
  const begun: Promise<Done>[] = [];
  let hasFailed = false;
  const start = performance.now();
  const amount = Math.round((perMinute * seconds) / 60);
  while (begun.length < amount && !hasFailed) {
    const due = Math.min(amount, Math.ceil(((performance.now() - start) * perMinute) / 60_000));
    while (begun.length < due) {
      const work = begin(begun.length);
      // Who comes later is told below; meanwhile nobody else must find a failure that nobody awaits.
      work.catch(() => {
        hasFailed = true;
      });
      begun.push(work);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return Promise.all(begun);
}
