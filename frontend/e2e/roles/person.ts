import { type APIResponse, type Browser, expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '../stand';

export type Role = 'editor' | 'author' | 'marketer' | 'support';

const ENTRIES = '/content-manager/collection-types';

/** Somebody with an account of the demonstration at the panel: a browser that is logged in, and its session's own questions. */
export class Person {
  private constructor(
    readonly page: Page,
    private readonly cms: string,
    private readonly headers: { authorization: string },
  ) {}

  /** Logs in without the form, which is not the point here. */
  static async enter(browser: Browser, cms: string, role: Role): Promise<Person> {
    const context = await browser.newContext({ locale: 'ru-RU', viewport: { width: 1280, height: 900 } });
    const login = await context.request.post(`${cms}/admin/login`, {
      data: { email: `${role}@vitrina.example`, password: DEMO_PASSWORD },
    });
    expect(login.status(), await login.text()).toBe(200);
    const { data } = await login.json();
    await context.addInitScript((token) => {
      localStorage.setItem('jwtToken', JSON.stringify(token));
      localStorage.setItem('isLoggedIn', 'true');
    }, data.token);
    return new Person(await context.newPage(), cms, { authorization: `Bearer ${data.token}` });
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.cms}/admin${path}`);
  }

  /**
   * The form of an entry, or of a new one, as its list leads to it: an address that names no language is given one by the panel, which
   * draws the form anew for it.
   */
  openEntry(type: string, documentId = 'create'): Promise<void> {
    return this.open(`${ENTRIES}/${type}/${documentId}?plugins[i18n][locale]=ru`);
  }

  button(name: string | RegExp) {
    return this.page.getByRole('button', { name, exact: typeof name === 'string' });
  }

  /** A field by its label, beside which the panel writes a star where it is required. */
  field(label: string) {
    return this.page.getByRole('textbox', { name: new RegExp(`^${label}\\*?$`) });
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click();
    await this.page.getByRole('option', { name: option }).click();
  }

  /** Saves a new entry and answers which it has become. */
  async saveNew(type: string): Promise<string> {
    await this.button('Сохранить').click();
    await this.page.waitForURL(new RegExp(`${type}/(?!create)\\w{20,}`));
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  /** Asks as the panel does for this person. */
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    data?: object,
    headers: Record<string, string> = {},
  ): Promise<APIResponse> {
    return this.page.request.fetch(`${this.cms}${path}`, {
      method,
      headers: { ...this.headers, ...headers },
      ...(data && { data }),
    });
  }

  entry(...[method, path, data, headers]: Parameters<Person['ask']>): Promise<APIResponse> {
    return this.ask(method, `${ENTRIES}/${path}`, data, headers);
  }

  async find(type: string, filter: string): Promise<string> {
    const answer = await this.entry('GET', `${type}?${filter}`);
    const { results } = await answer.json();
    return results[0].documentId;
  }
}
