import { expect, test } from '@playwright/test';
import { byNight } from './by-night';
import { formWith, PlainBrowser, refreshTarget } from './once/plain-browser';
import { openShopUnderFire, type ShopUnderFire } from './once/shop-under-fire';
import { OPENING_MS } from './patience';
import { DEMO_PASSWORD } from './stand';

const WRONG = 'Логин или пароль не подходят';
const WAIT = /Слишком много попыток, попробуйте повторить через \d+\s(минут|минуту|минуты)/;
const AT_ONCE = 5;

let shop: ShopUnderFire;

test.beforeAll(async () => {
  test.setTimeout(OPENING_MS);
  // The visitors of this shop come through a proxy, which tells their addresses.
  const envOf = () => ({ TRUSTED_PROXIES: '1' });
  shop = await openShopUnderFire({ instances: 1, redisUrl: undefined, envOf });
});
test.afterAll(() => shop.close());

// What one of them has guessed must not count for the other: each has a name and addresses of its own.
for (const { javaScriptEnabled, customer, network } of [
  { javaScriptEnabled: true, customer: 'demo', network: '198.51.100' },
  { javaScriptEnabled: false, customer: 'customer@vitrina.example', network: '203.0.113' },
]) {
  test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
    test.use({ javaScriptEnabled });

    test(
      'a customer logs in with the right password, whatever strangers have guessed',
      byNight('login-limit.test.ts', 'limiter.test.ts: is counted together'),
      async ({ page }) => {
        test.setTimeout(120_000);
        const words = await guesses(30, (tried) => ({ name: customer, address: `${network}.${tried}` }));
        expect(words).toEqual({ wrong: 30 });
        await page.goto(`${origin()}/registration?auth=login`);
        await page.getByLabel('Логин или почта').fill(customer);
        await page.getByLabel('Пароль').fill(DEMO_PASSWORD);
        await page.getByRole('button', { name: 'Войти' }).click();
        await expect(page).toHaveURL(`${shop.panel}/servers`);
      },
    );

    test(
      'who guesses from one address is told to wait, and the name stays',
      byNight('login-limit.test.ts', 'submit-login.test.ts'),
      async ({ page }) => {
        test.setTimeout(120_000);
        const address = `${network}.200`;
        const words = await guesses(25, (tried) => ({ name: `account ${tried} of ${network}`, address }));
        expect(words).toEqual({ wrong: 20, wait: 5 });

        await page.setExtraHTTPHeaders({ 'x-forwarded-for': address });
        await page.goto(`${origin()}/registration?auth=login`);
        await page.getByLabel('Логин или почта').fill('somebody');
        await page.getByLabel('Пароль').fill('guessed-password');
        await page.getByRole('button', { name: 'Войти' }).click();
        await expect(page.getByText(WAIT)).toBeVisible();
        await expect(page.getByLabel('Логин или почта')).toHaveValue('somebody');
        expect(await page.content()).not.toContain('guessed-password');
      },
    );
  });
}

function origin(): string {
  return shop.sites[0]?.origin ?? '';
}

/** Wrong passwords from browsers without JavaScript, some at once, and how often each answer was given. */
async function guesses(
  count: number,
  nth: (tried: number) => { name: string; address: string },
): Promise<Record<string, number>> {
  const page = await new PlainBrowser(shop.sites).get('/registration?auth=login');
  const fields = page && formWith('username', page);
  if (!fields) throw new Error('There is no login');
  const answers: Record<string, number> = {};
  let tried = 0;
  const guess = async () => {
    while (tried < count) {
      const { name, address } = nth(tried++);
      const sent = new Map([...fields, ['username', name], ['password', 'guess']]);
      const answer = await new PlainBrowser(shop.sites, address).send(page.path, sent);
      const html = answer?.html ?? '';
      const word = answer && refreshTarget(answer) ? 'in' : html.includes(WRONG) ? 'wrong' : 'something else';
      const said = WAIT.test(html) ? 'wait' : word;
      answers[said] = (answers[said] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guess));
  return answers;
}
