/** What a browser without JavaScript has got: a page, or a word where to go. */
export interface Answer {
  status: number;
  /** The path it was asked for. */
  path: string;
  html: string;
  location: string | undefined;
  requestId: string | undefined;
  type: string;
  retryAfter: string | undefined;
}

export type Fields = ReadonlyMap<string, string>;

/** Pages may be large; a browser waits longer than that for the slowest machine. */
const PATIENCE_MS = 60_000;

/** One instance, and how many requests it is working on. */
interface Instance {
  origin: string;
  inFlight: number;
}

/**
 * A browser without JavaScript in front of several instances of one site: it keeps cookies, and each request goes to the
 * next instance, as a load balancer would have it. A connection that breaks is answered with `undefined`.
 */
export class PlainBrowser {
  readonly #cookies = new Map<string, string>();
  static #turn = 0;

  /** `address`: where it is, as a proxy in front of the site tells it. */
  constructor(
    private readonly sites: readonly Instance[],
    private readonly address?: string,
  ) {}

  /** All that it keeps, as it sends it. */
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  get(path: string): Promise<Answer | undefined> {
    return this.#ask(path, {});
  }

  /** Sends a form to the page it stands on, which is what an empty `action` means. */
  send(
    path: string,
    fields: Fields,
    body: FormData | URLSearchParams = new FormData(),
  ): Promise<Answer | undefined> {
    for (const [name, value] of fields) body.append(name, value);
    return this.#ask(path, { method: 'POST', body });
  }

  async #ask(path: string, init: RequestInit): Promise<Answer | undefined> {
    const site = this.#nextSite();
    const { cookie } = this;
    site.inFlight += 1;
    try {
      const response = await fetch(`${site.origin}${path}`, {
        ...init,
        redirect: 'manual',
        headers: {
          ...{ cookie, origin: site.origin, accept: 'text/html' },
          ...(this.address && { 'x-forwarded-for': this.address }),
        },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const html = await response.text();
      this.#keepCookies(response);
      return {
        status: response.status,
        path,
        html,
        location: response.headers.get('location') ?? undefined,
        requestId: response.headers.get('x-request-id') ?? undefined,
        type: response.headers.get('content-type') ?? '',
        retryAfter: response.headers.get('retry-after') ?? undefined,
      };
    } catch (error) {
      if (error instanceof TypeError) return undefined;
      throw error;
    } finally {
      site.inFlight -= 1;
    }
  }

  #nextSite(): Instance {
    PlainBrowser.#turn += 1;
    const site = this.sites[PlainBrowser.#turn % this.sites.length];
    if (!site) throw new Error('There is no site');
    return site;
  }

  #keepCookies(response: Response): void {
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';', 1);
      const [name = '', value = ''] = pair.split(/=(.*)/s);
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
  }
}

/** The hidden fields of the form that has a field of this name, or `undefined` where the page has none. */
export function formWith(name: string, { html }: Pick<Answer, 'html'>): Map<string, string> | undefined {
  const form = html.split('<form').find((part) => part.includes(`name="${name}"`));
  if (!form) return undefined;
  const fields = new Map<string, string>();
  for (const [input] of form.matchAll(/<input\b[^>]*>/g)) {
    if (attribute(input, 'type') !== 'hidden') continue;
    fields.set(attribute(input, 'name') ?? '', attribute(input, 'value') ?? '');
  }
  return fields;
}

/** Where a page sends a browser by itself once its form has done its work. */
export function refreshTarget({ html }: Pick<Answer, 'html'>): string | undefined {
  const meta = [...html.matchAll(/<meta\b[^>]*>/g)]
    .map(([tag]) => tag)
    .find((tag) => attribute(tag, 'http-equiv') === 'refresh');
  return meta && attribute(meta, 'content')?.replace(/^0;url=/, '');
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decoded(value);
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" };

function decoded(text: string): string {
  return text.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);
}
