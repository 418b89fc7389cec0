import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Customer } from '../once/customers';
import { formWith, PlainBrowser } from '../once/plain-browser';
import { PRODUCTS, possessionsOf } from '../once/products';

/**
 * A customer and a visitor of a shop that is brought up to date under them: they order and ask, are told to go on once it is, and send the form of the
 * order that they still have open. Speaks with whoever has started it in lines of JSON.
 */
const [site = '', provider = '', password = ''] = process.argv.slice(2);
const lines = createInterface({ input: process.stdin });
const shop = { sites: [{ origin: site, inFlight: 0 }], provider, password };

const [product] = PRODUCTS;
if (!product?.addresses[0]) throw new Error('There is nothing to order.');
const customer = await Customer.enter(shop, 'olga@example.ru');
const fulfilled = await customer.order(product, product.addresses[0]);
tell({
  intent: fulfilled.intent,
  request: await askSomething(),
  has: await possessionsOf(provider, customer.login),
});

await once(lines, 'line');
await customer.orderAgain(fulfilled);
// Whoever is still logged in is shown the order, and not asked to register.
const page = await customer.look(product.addresses[0]);
tell({ status: page?.status, has: await possessionsOf(provider, customer.login) });
lines.close();

/** Leaves a request; answers its number. */
async function askSomething(): Promise<string> {
  const path = '/request?kind=product&from=/services/s3';
  const browser = new PlainBrowser(shop.sites);
  const form = await browser.get(path);
  const hidden = form && formWith('msg', form);
  if (!hidden) throw new Error(`There is no form at ${path}`);
  const typed = [
    ['name', 'Пётр'],
    ['email', 'petr@example.ru'],
    ['phone', '+7 900 123-45-67'],
    ['msg', 'Сколько стоит хранилище на год?'],
  ] as const;
  const answer = await browser.send(path, new Map([...hidden, ...typed]));
  const number = /Её номер.*?<strong[^>]*>([0-9A-Z]{4}-[0-9A-Z]{4})</s.exec(answer?.html ?? '')?.[1];
  if (!number) throw new Error(`The request was not taken: ${answer?.status}`);
  return number;
}

function tell(what: object): void {
  process.stdout.write(`${JSON.stringify(what)}\n`);
}
