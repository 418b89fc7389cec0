import { Customer, type Entered } from '../once/customers';
import { type Answer, type Fields, formWith, PlainBrowser } from '../once/plain-browser';

/** Something a visitor sends, opened while all was well. */
export interface Form {
  name: string;
  send: () => Promise<Answer | undefined>;
}

export interface OrderForm extends Form {
  customer: Customer;
  fields: Fields;
}

/** A form that was sent sooner by a browser without scripts waits out the rest of this. */
const FORM_MS = 3_200;

export const AN_ORDER = { name: 'an order', at: '/order?auth=registrationVds&preset=2453', with: 'intent' };
const AN_ARTICLE = '/tutorials/linux/ssh-keys';

let visitors = 0;

/** A browser of a visitor who has not been here before. */
export function visitor({ sites }: Entered): PlainBrowser {
  visitors += 1;
  return new PlainBrowser(sites, `10.7.${Math.floor(visitors / 250)}.${visitors % 250}`);
}

export function enter(shop: Entered): Promise<Customer> {
  visitors += 1;
  return Customer.enter(shop, `bounds+${Date.now()}-${visitors}@example.ru`);
}

/** What visitors send: to log in, to register, with an order too, to order, and all the small forms. The order is the last. */
export async function openForms(shop: Entered): Promise<[...Form[], OrderForm]> {
  const [guest, withOrder, customer] = [visitor(shop), visitor(shop), await enter(shop)];
  const email = (what: string) => `${what}+${Date.now()}-${visitors}@example.ru`;
  const person = {
    ...{ customer_type: 'person', full_name: 'Анна Демидова', email: email('bounds') },
    ...{ phone_number: '+7 (900) 123-45-67', consent: 'on', agree_mailing: 'on' },
  };
  const forms = await Promise.all([
    openForm(guest, { name: 'a login', at: '/registration?auth=login', with: 'username' }, customer.login),
    openForm(guest, { name: 'a registration', at: '/registration', with: 'registration' }, person),
    openForm(
      withOrder,
      {
        ...{ name: 'a registration with an order', at: '/registration?auth=registrationVds&preset=2453' },
        with: 'registration',
      },
      { ...person, email: email('bounds+order') },
    ),
    openForm(
      guest,
      { name: 'a new password', at: '/registration?auth=recovery', with: 'email' },
      { email: 'anna@example.ru' },
    ),
    openForm(
      guest,
      { name: 'a request', at: '/request?kind=product&from=/services/s3', with: 'msg' },
      { name: 'Анна', email: email('request'), phone: '+7 900 1234567', msg: 'Сколько стоит?' },
    ),
    openForm(guest, { name: 'a vote', at: AN_ARTICLE, with: 'stars' }, { stars: '5' }, '/api/article-votes'),
  ]);
  const tryAgain = {
    name: 'to try again',
    send: () =>
      guest.send('/api/try-again', new Map([['page', '/services/databases']]), new URLSearchParams()),
  };
  const order = { ...(await openForm(customer.browser, AN_ORDER, {})), customer };
  await new Promise((resolve) => setTimeout(resolve, FORM_MS));
  return [...forms, tryAgain, order];
}

/** Opens a page and fills in its form, to be sent to the page itself or to `action`. */
export async function openForm(
  browser: PlainBrowser,
  form: { name: string; at: string; with: string },
  filledIn: Readonly<Record<string, string>>,
  action?: string,
): Promise<Form & { fields: Fields }> {
  const look = async () => {
    const page = await browser.get(form.at);
    return page?.location ? browser.get(page.location) : page;
  };
  // After an outage its last failures hold for a moment.
  let page = await look();
  for (let tries = 0; tries < 20 && page?.status === 503; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    page = await look();
  }
  const fields = page && formWith(form.with, page);
  if (!page || !fields) throw new Error(`There is no form at ${form.at}: ${page?.status}`);
  for (const [name, value] of Object.entries(filledIn)) fields.set(name, value);
  const { path } = page;
  return { name: form.name, fields, send: () => browser.send(action ?? path, fields) };
}
