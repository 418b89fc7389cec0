import { type IntentId, parseIntentId } from '@vitrina/ordering';
import { type Answer, type Fields, formWith, PlainBrowser, refreshTarget } from './plain-browser';
import type { Product } from './products';

/** An order as it ended: what it was for, and where the site said it is. */
export interface Fulfilled {
  intent: IntentId;
  product: Product;
  /** The step into the panel, the same however often the site was asked. */
  next: string;
  /** How often the form was sent, and how many of these were never answered. */
  sendings: number;
  broken: number;
  /** The page as it was first shown. */
  page: Answer;
}

/** Where somebody becomes a customer. */
export interface Entered {
  sites: ConstructorParameters<typeof PlainBrowser>[0];
  provider: string;
  /** Whoever registers with this provider gets it. */
  password: string;
}

export interface OpenedForm {
  page: Answer;
  intent: IntentId;
}

/** What became of a form that was sent to two instances at once. */
export interface Pressed {
  /** Until the later of the two answers. */
  milliseconds: number;
  /** The step into the panel, once one of them knows it. */
  next: string | undefined;
  isUnconfirmed: boolean;
}

const AGAIN_MS = 250;
const LATER_MS = 1_500;
const UNCONFIRMED = 'Подтверждение ещё не пришло';

/** Somebody with an account at the provider who orders with a browser without JavaScript. */
export class Customer {
  /** How often a page was asked for again, since its connection broke or its answer was a 5xx. */
  reloads = 0;

  private constructor(
    readonly login: { username: string; password: string },
    readonly browser: PlainBrowser,
  ) {}

  /** Makes an account, not through the site, and logs in on the site. */
  static async enter(shop: Entered, email: string): Promise<Customer> {
    const login = { username: await register(shop, email), password: shop.password };
    const customer = new Customer(login, new PlainBrowser(shop.sites));
    await customer.#logIn();
    return customer;
  }

  /** Opens the order page, with the form of an intent of its own. */
  async openForm(address: string): Promise<OpenedForm> {
    const page = await this.#open(await this.#addressOfIntent(address));
    const intent = parseIntentId(formWith('intent', page)?.get('intent'));
    if (!intent) throw new Error(`There is nothing to order at ${address}:\n${textOf(page)}`);
    return { page, intent };
  }

  /** Sends the form once; `undefined` when the connection breaks. */
  async sendOnce({ page }: OpenedForm): Promise<Answer | undefined> {
    const [answer] = await this.#send(page, 1, { sendings: 0, broken: 0 });
    return answer;
  }

  /** Sends the form twice at once, each time to another instance, and measures how long the visitor waits. */
  async press({ page }: OpenedForm): Promise<Pressed> {
    const begun = performance.now();
    const answers = await this.#send(page, 2, { sendings: 0, broken: 0 });
    return {
      milliseconds: performance.now() - begun,
      next: agreedTarget(answers),
      isUnconfirmed: answers.some((answer) => answer && textOf(answer).includes(UNCONFIRMED)),
    };
  }

  /** Opens the order page and sends its form twice at once, then as often as the site asks for it. */
  async order(product: Product, address: string): Promise<Fulfilled> {
    const { page, intent } = await this.openForm(address);
    const sent = { sendings: 0, broken: 0 };
    let answers = await this.#send(page, 2, sent);
    for (;;) {
      const next = agreedTarget(answers);
      if (next) return { intent, product, page, next, ...sent };
      const refused = answers.find((answer) => answer !== undefined);
      await pause(refused && textOf(refused).includes(UNCONFIRMED) ? LATER_MS : AGAIN_MS);
      answers = await this.#send(refused ?? page, 1, sent);
    }
  }

  /** Sends a form that has done its work once more, until the site agrees. */
  async orderAgain({ page, next, intent }: Fulfilled): Promise<void> {
    for (;;) {
      const again = agreedTarget(await this.#send(page, 1, { sendings: 0, broken: 0 }));
      if (again && again !== next) throw new Error(`${intent} is at ${next} and at ${again}`);
      if (again) return;
      await pause(AGAIN_MS);
    }
  }

  /** The order page of a choice, or its failure. */
  async look(address: string): Promise<Answer | undefined> {
    return this.browser.get(await this.#addressOfIntent(address));
  }

  /** Where the step into the panel leads; its token is not looked at. */
  async follow(next: string): Promise<string> {
    const { status, location = '' } = await this.#open(next);
    return status === 303 ? location : '';
  }

  /** The site gives every intent an address of its own. */
  async #addressOfIntent(address: string): Promise<string> {
    const { status, location } = await this.#open(address);
    if (status !== 307 || !location) throw new Error(`${address} is answered with ${status}`);
    return location;
  }

  async #send(
    page: Answer,
    times: number,
    sent: { sendings: number; broken: number },
  ): Promise<(Answer | undefined)[]> {
    const fields = formWith('intent', page);
    if (!fields) throw new Error(`The form is gone:\n${textOf(page)}`);
    const answers = await Promise.all(
      Array.from({ length: times }, () => this.browser.send(page.path, fields)),
    );
    sent.sendings += times;
    for (const answer of answers) {
      if (answer) checkAnswer(answer, fields);
      else sent.broken += 1;
    }
    return answers;
  }

  async #logIn(): Promise<void> {
    const page = await this.#open('/registration?auth=login');
    const fields = formWith('username', page);
    if (!fields) throw new Error(`There is no login:\n${textOf(page)}`);
    for (const [name, value] of Object.entries(this.login)) fields.set(name, value);
    const answer = await this.browser.send(page.path, fields);
    if (!answer || !refreshTarget(answer)) throw new Error(`The login failed:\n${answer && textOf(answer)}`);
  }

  /** Reloads until the site answers. */
  async #open(path: string): Promise<Answer> {
    for (;;) {
      const answer = await this.browser.get(path);
      if (answer && answer.status < 500) return answer;
      this.reloads += 1;
      await pause(AGAIN_MS);
    }
  }
}

async function register({ provider }: Entered, email: string): Promise<string> {
  const body = { token: 'test', tags: [], email, agree_mailing: false };
  const answer = await fetch(`${provider}/v5/registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, user: { name: 'Ольга Петрова', phone: '79001234567' } }),
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { registration }: { registration: { username: string } } = await answer.json();
  return registration.username;
}

/** Every answer is a page of ours, keeps the intent, and names its failure. */
function checkAnswer(answer: Answer, sent: Fields): void {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.location}:\n${textOf(answer)}`);
  if (refreshTarget(answer)) return;
  const intent = formWith('intent', answer)?.get('intent');
  if (intent !== sent.get('intent')) throw new Error(`${sent.get('intent')} has become ${intent}`);
  if (!answer.requestId || !answer.html.includes(answer.requestId))
    throw new Error(`A failure does not name its request, ${answer.requestId}:\n${textOf(answer)}`);
}

function agreedTarget(answers: readonly (Answer | undefined)[]): string | undefined {
  const targets = new Set(answers.flatMap((answer) => (answer && refreshTarget(answer)) || []));
  if (targets.size > 1) throw new Error(`One order is at ${[...targets].join(' and at ')}`);
  return [...targets][0];
}

function textOf({ html }: Answer): string {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  return main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
