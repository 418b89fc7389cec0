import { Secret, TOTP } from 'otpauth';
import { askDatabase } from './databases';
import { type Answer, at } from './requests';
import { DEMO_PASSWORD, type Variables } from './running-cms';

const CODE_HEADER = 'x-vitrina-code';

/** A browser of somebody of the staff: it keeps cookies and the token of the panel. */
export class StaffBrowser {
  token: string | undefined;
  #cookies = new Map<string, string>();

  constructor(
    readonly cms: string,
    readonly name = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
  ) {}

  /** Keeps the token of an answer that has one. */
  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer & { hasCookie: boolean }> {
    const response = await fetch(this.cms + path, {
      method,
      headers: {
        'user-agent': this.name,
        cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const set = response.headers.getSetCookie();
    for (const cookie of set) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (value === '') this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    const text = await response.text();
    const parsed: unknown = /^[[{]/.test(text) ? JSON.parse(text) : text;
    const token = at(parsed, 'data', 'token');
    if (typeof token === 'string') this.token = token;
    const hasCookie = set.some((cookie) => /^strapi_admin_refresh=[^;]/.test(cookie));
    return { status: response.status, body: parsed, hasCookie };
  }

  get(path: string) {
    return this.ask('GET', path);
  }

  post(path: string, body: unknown = {}, headers: Record<string, string> = {}) {
    return this.ask('POST', path, body, headers);
  }

  logIn(email: string, { password = DEMO_PASSWORD, code }: { password?: string; code?: string } = {}) {
    const headers: Record<string, string> = code === undefined ? {} : { [CODE_HEADER]: code };
    this.token = undefined;
    return this.post('/admin/login', { email, password }, headers);
  }

  /** A new token for the session of the cookie. */
  async renew(): Promise<number> {
    return (await this.post('/admin/access-token')).status;
  }

  /** Whether the token it has opens the panel. */
  async isIn(): Promise<boolean> {
    return (await this.get('/admin/users/me')).status === 200;
  }

  /** Sets a second factor up, and answers how to make its codes, and the recovery codes. */
  async enrol(password = DEMO_PASSWORD): Promise<{ app: App; recoveryCodes: string[] }> {
    const offered = (await this.post('/vitrina/second-factor/offer')).body;
    const app = new App(String(at(offered, 'secret')));
    const proof = { sealed: at(offered, 'sealed'), newCode: app.code(), password };
    const { status, body } = await this.post('/vitrina/second-factor', proof);
    if (status !== 200) throw new Error(`The second factor was not set up: ${JSON.stringify(body)}`);
    return { app, recoveryCodes: at(body, 'recoveryCodes') as string[] };
  }
}

/** What counts codes on a telephone. */
export class App {
  readonly #totp: TOTP;

  constructor(secret: string) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
  }

  code(): string {
    return this.#totp.generate();
  }

  /** Of six digits, and surely not one that is right about now. */
  wrongCode(): string {
    const right = [-2, -1, 0, 1, 2].map((aside) =>
      this.#totp.generate({ timestamp: Date.now() + aside * 30_000 }),
    );
    return (
      ['111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.includes(code)) ?? ''
    );
  }
}

/** Half a minute costs a test half a minute: afterwards the code of this moment is new again. */
export async function forgetUsedCodes(variables: Variables): Promise<void> {
  await askDatabase(variables, 'UPDATE staff_second_factors SET last_step = 0');
}
