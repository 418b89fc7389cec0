import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';
import { untilAwakeAround, wakeIslands } from './islands';

test('what is chosen in a list that sleeps still counts when it is awake', async ({ page }) => {
  const wake = await holdIslands(page);
  await page.goto('/services/apps');
  await page.getByLabel('Оплата').selectOption('Помесячно');
  wake();
  await expect(page.getByRole('list', { name: 'Бэкенд' }).getByRole('listitem').first()).toContainText(
    '199 ₽/мес',
  );
});

test('what is moved and typed in a configurator that sleeps still counts when it is awake', async ({
  page,
}) => {
  const wake = await holdIslands(page);
  await page.goto('/');
  await page.getByRole('slider', { name: 'Процессор' }).press('End');
  await page.getByLabel('Диск NVMe').and(page.getByRole('textbox')).fill('101');
  await page.getByRole('slider', { name: 'Процессор' }).focus();
  wake();
  // In Moscow a core has at least 2 GB.
  await expect(page.getByRole('slider', { name: 'Память' })).toHaveValue('32');
  await expect(page.getByLabel('Диск NVMe').and(page.getByRole('textbox'))).toHaveValue('105');
});

test('of all that is moved and ticked in a configurator that sleeps nothing is lost', async ({ page }) => {
  const wake = await holdIslands(page);
  await page.goto('/');
  const [cores, disk] = ['Процессор', 'Диск NVMe'].map((name) => page.getByRole('slider', { name }));
  const ip = page.getByRole('switch', { name: /Публичный IP/ });
  await cores?.press('End');
  await disk?.press('End');
  const moved = [await cores?.inputValue(), await disk?.inputValue()];
  // A press is held until the island is awake.
  await ip.click();
  wake();
  // Awake, it tells the price of what was chosen.
  await expect(page.getByRole('slider', { name: 'Память' })).toHaveValue('32');
  expect([await cores?.inputValue(), await disk?.inputValue()]).toEqual(moved);
  await expect(ip).not.toBeChecked();
});

test('a button that is pressed in a list that sleeps does what it says as soon as it is awake', async ({
  page,
}) => {
  const wake = await holdIslands(page);
  await page.goto('/services/dedicated-servers');
  const lines = page.getByRole('list', { name: 'Тарифы' }).getByRole('listitem');
  await page.getByRole('button', { name: 'Показать ещё 33' }).click();
  await expect(lines).toHaveCount(4);
  wake();
  await expect(lines).toHaveCount(37);
  await expect(lines.nth(4)).toBeFocused();
});

test('a button that does nothing without scripts waits for its list, however long that takes', async ({
  page,
}) => {
  await page.clock.install();
  const wake = await holdIslands(page);
  await page.goto('/services/dedicated-servers');
  await page.getByRole('button', { name: 'Показать ещё 33' }).click();
  await page.clock.fastForward(60_000);
  wake();
  await expect(page.getByRole('list', { name: 'Тарифы' }).getByRole('listitem')).toHaveCount(37);
});

test('arrows that are pressed on a tab that sleeps walk on when it is awake', async ({ page }) => {
  const wake = await holdIslands(page);
  await page.goto('/services/cloud-servers');
  const chosen = (name: string) =>
    expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: 'Premium' }).press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  wake();
  await chosen('Dedicated CPU');
});

test('keys on a tab that sleeps which are the browser’s do what they always do', async ({ page }) => {
  await holdIslands(page);
  await page.goto('/services');
  await page.goto('/services/cloud-servers');
  const tab = page.getByRole('tab', { name: 'Premium' });
  await tab.focus();
  const before = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  // It listens before the key is pressed: whoever only asks for both may see the key come first, and waits without an end.
  const heard = await page.evaluateHandle(() => {
    const isTaken = new Promise<boolean>((resolve) => {
      window.addEventListener('keydown', (press) => resolve(press.defaultPrevented), { once: true });
    });
    return { isTaken };
  });
  await page.keyboard.press('Alt+ArrowRight');
  expect(await heard.evaluate(({ isTaken }) => isTaken)).toBe(false);
});

test('a press that waited does nothing to whoever writes elsewhere by now', async ({ page }) => {
  const wake = await holdIslands(page);
  await page.goto('/services/dedicated-servers');
  await page.getByRole('button', { name: 'Показать ещё 33' }).click();
  const search = page.getByRole('banner').getByRole('searchbox').first();
  await search.focus();
  wake();
  // Awake, it hears a choice; not before, or the choice would take the focus away from what is written.
  const order = page.getByLabel('Сначала');
  await untilAwakeAround(order);
  await order.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect(page.getByRole('list', { name: 'Тарифы' }).getByRole('listitem')).toHaveCount(4);
});

test('an island far below sleeps until somebody comes near it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/islands/')) asked.push(request.url());
  });
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/services/dedicated-servers', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.getByRole('heading', { name: 'Собрать свой' }).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.length).toBe(2);
});

test('an island that begins just below what is in sight sleeps until the page is moved', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/services/cloud-servers');
  const top = (await page.locator('#tariffs [data-island]').boundingBox())?.y ?? 0;
  await page.setViewportSize({ width: 390, height: Math.floor(top) - 50 });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/islands/')) asked.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await page.mouse.wheel(0, 1);
  await expect.poll(() => asked.length).toBe(2);
});

test('a list whose files never come leads to an order all the same', async ({ page }) => {
  await page.route('**/islands/**', (route) => route.abort());
  await page.goto('/services/databases');
  await page
    .getByRole('link', { name: /^Заказать/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/registration\?auth=registrationDbaas/);
});

for (const path of ['/', '/services/cloud-servers', '/services/databases', '/services/dedicated-servers'])
  test(
    `what names another element of ${path} names one that is there, also when it is awake and the window another`,
    byNightBut(path === '/services/cloud-servers', 'wake-an-island.spec.ts: what names another element of'),
    async ({ page }) => {
      await page.goto(path);
      await wakeIslands(page);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await expect.poll(() => page.evaluate(lostReferences)).toEqual([]);
      }
    },
  );

test('islands that are awake and left alone do nothing', async ({ page }) => {
  for (const path of ['/', '/services/cloud-servers', '/services/databases']) {
    await page.goto(path);
    await wakeIslands(page);
    await expect.poll(() => page.evaluate(timersOfTwentyFrames), path).toBe(0);
  }
});

/** How many timers are set while twenty frames are painted. */
async function timersOfTwentyFrames(): Promise<number> {
  const { setTimeout: original } = window;
  let timers = 0;
  window.setTimeout = ((...args: Parameters<typeof original>) => {
    timers += 1;
    return original(...args);
  }) as typeof original;
  for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
  window.setTimeout = original;
  return timers;
}

/** Attributes that name an element which is not there, and ids that two elements have. */
function lostReferences(): string[] {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at);
  const lost = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)]
      .flatMap((element) => element.getAttribute(name)?.split(' ') ?? [])
      .filter((id) => !document.getElementById(id))
      .map((id) => `${name}="${id}"`),
  );
  return [...twice, ...lost];
}

/** Holds the files of islands back until the answer is called. */
async function holdIslands(page: Page): Promise<() => void> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route('**/islands/**', async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}
