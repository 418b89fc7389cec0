import { type Browser, expect, test } from '@playwright/test';
import { openForm } from './faults/forms';
import { PlainBrowser, refreshTarget } from './once/plain-browser';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';

const FLOOD = Number(process.env.FLOOD_REGISTRATIONS ?? 300);
const WITHIN_MS = 10_000;
/** Half of the flood comes from one address, the other half from as many as somebody can rent. */
const ADDRESSES = 50;
const BYSTANDERS = 3;
const AN_ORDER = '/registration?auth=registrationVds&preset=2453';
const FORM_MS = 3_200;

let shop: ShopUnderFire;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  shop = await openShopUnderFire({
    ...{ instances: 1, redisUrl: undefined },
    // Each visitor comes from an address of their own.
    envOf: () => ({ TRUSTED_PROXIES: '1' }),
  });
});
test.afterAll(() => shop?.close());

test('while 300 registrations come in ten seconds, others register and order, with JavaScript and without', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const flood = await openFlood();
  const plain = await Promise.all(Array.from({ length: BYSTANDERS }, (_, number) => openPlain(number)));
  const scripted = await openScripted(browser);
  await new Promise((resolve) => setTimeout(resolve, FORM_MS));

  const startedAt = performance.now();
  const flooding = flood.map(async (send, turn) => {
    await new Promise((resolve) => setTimeout(resolve, (turn * WITHIN_MS) / FLOOD));
    return send();
  });
  // In the midst of it.
  await new Promise((resolve) => setTimeout(resolve, WITHIN_MS / 3));
  const waits = await Promise.all([...plain, scripted].map(timed));
  const outcomes = await Promise.all(flooding);

  const made = await shop.creations('createServer');
  expect(made).toBe(BYSTANDERS + 1);
  const through = outcomes.filter((outcome) => outcome === 'made').length;
  const line = `${FLOOD} registrations in ${WITHIN_MS} ms, answered in ${Math.round(performance.now() - startedAt)} ms: ${through} went through, ${outcomes.filter((outcome) => outcome === 'refused').length} were refused, ${outcomes.filter((outcome) => outcome === 'broken').length} broke; bystanders had ordered after ${waits.join(', ')} ms, the last of them with JavaScript`;
  test.info().annotations.push({ type: 'flood', description: line });
  process.stdout.write(`${line}\n`);
  expect(outcomes).not.toContain('broken');
  // The flood meets its limits: otherwise this would show nothing.
  expect(through).toBeLessThan(FLOOD);
});

type Outcome = 'made' | 'refused' | 'broken';

/** The forms of a robot, opened before and sent later; a robot need not open a form for each of its sendings. */
async function openFlood(): Promise<(() => Promise<Outcome>)[]> {
  const addressOf = (turn: number) => (turn % 2 ? '198.51.100.7' : `203.0.113.${turn % ADDRESSES}`);
  const robots = Array.from({ length: FLOOD }, (_, turn) => turn);
  const sends: (() => Promise<Outcome>)[] = [];
  // A form each: a ticket can be spent once.
  for (let begun = 0; begun < robots.length; begun += 10)
    sends.push(
      ...(await Promise.all(
        robots.slice(begun, begun + 10).map(async (turn) => {
          const browser = new PlainBrowser(shop.sites, addressOf(turn));
          const { send } = await openForm(
            browser,
            { name: 'a registration', at: '/registration', with: 'registration' },
            person(`flood+${turn}@example.ru`),
          );
          return async (): Promise<Outcome> => {
            const answer = await send();
            if (!answer || answer.status >= 500) return 'broken';
            return refreshTarget(answer) ? 'made' : 'refused';
          };
        }),
      )),
    );
  return sends;
}

/** Somebody who registers and orders in a browser without JavaScript. */
async function openPlain(number: number): Promise<() => Promise<void>> {
  const browser = new PlainBrowser(shop.sites, `192.0.2.${number + 1}`);
  const form = await openForm(
    browser,
    { name: 'a registration with an order', at: AN_ORDER, with: 'registration' },
    person(`bystander+${number}@example.ru`),
  );
  return async () => {
    const answer = await form.send();
    expect(answer && refreshTarget(answer), answer?.html.slice(0, 2_000)).toBeDefined();
  };
}

async function openScripted(browser: Browser): Promise<() => Promise<void>> {
  const context = await browser.newContext({
    javaScriptEnabled: true,
    extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.200' },
  });
  const page = await context.newPage();
  await page.goto(`${shop.sites[0]?.origin}${AN_ORDER}`);
  await page.getByText('Частное лицо').click();
  await page.getByLabel('Имя и фамилия').fill('Ольга Петрова');
  await page.getByLabel('Почта').fill('scripted@example.ru');
  await page.getByLabel('Телефон').fill('+7 (900) 123-45-67');
  return async () => {
    await page.getByRole('button', { name: /Создать аккаунт и заказать/ }).click();
    await expect(page).toHaveURL(new RegExp(`^${shop.panel}/servers/\\d+`), { timeout: 120_000 });
    await context.close();
  };
}

function person(email: string): Record<string, string> {
  return {
    ...{ customer_type: 'person', full_name: 'Анна Демидова', email },
    ...{ phone_number: '+7 (900) 123-45-67', consent: 'on', agree_mailing: 'on' },
  };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return Math.round(performance.now() - startedAt);
}
