import { expect, type Page, test } from '@playwright/test';
import { byNightBut } from './by-night';

const TUTORIAL = '/tutorials/linux/ssh-keys';

/** A list and an article. */
for (const address of ['/services', TUTORIAL]) {
  test.describe(address, () => {
    test(
      'the menu of products opens, is left by Escape, and gives the focus back',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page }) => {
        await page.goto(address);
        const button = page.getByRole('button', { name: 'Продукты' });
        const link = page.getByRole('banner').getByRole('link', { name: 'Все услуги' });
        await expect(link).toBeHidden();
        await button.focus();
        await page.keyboard.press('Enter');
        await expect(link).toBeVisible();
        await page.keyboard.press('Tab');
        await expect(link).toBeFocused();
        await page.keyboard.press('Escape');
        await expect(link).toBeHidden();
        await expect(button).toBeFocused();
      },
    );

    test(
      'the menu of products closes when focus goes on, and outside of it',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page }) => {
        await page.goto(address);
        const link = page.getByRole('banner').getByRole('link', { name: 'Все услуги' });
        await page.getByRole('button', { name: 'Продукты' }).click();
        await expect(link).toBeVisible();
        await page.getByRole('banner').getByRole('searchbox').focus();
        await expect(link).toBeHidden();
        await page.getByRole('button', { name: 'Продукты' }).click();
        await page.mouse.click(640, 860);
        await expect(link).toBeHidden();
      },
    );

    test(
      'on a phone the menu is a drawer that holds the focus and gives it back',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto(address);
        const opener = page.getByRole('button', { name: 'Меню', exact: true });
        await opener.click();
        const drawer = page.getByRole('dialog', { name: 'Меню' });
        await expect(drawer.getByRole('link', { name: 'Облачные серверы' })).toBeVisible();
        for (let step = 0; step < 40; step += 1) {
          await page.keyboard.press('Tab');
          expect(await isFocusOutside(page, '#site-drawer')).toBe(false);
        }
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await expect(opener).toBeFocused();
        await opener.click();
        await page.mouse.click(10, 400);
        await expect(drawer).toBeHidden();
      },
    );

    test(
      'the skip link moves the focus past the header',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page }) => {
        await page.goto(address);
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('main')).toBeFocused();
      },
    );

    test(
      'the header finds things',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page }) => {
        await page.goto(address);
        await page.getByRole('banner').getByRole('searchbox', { name: 'Поиск по сайту' }).fill('nginx');
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL('/search?q=nginx');
        await expect(page.getByRole('main').getByRole('link', { name: /nginx/ }).first()).toBeVisible();
      },
    );

    test(
      'a lost connection is told, and that it is back',
      byNightBut(address === TUTORIAL, 'use-the-shell.spec.ts'),
      async ({ page, context }) => {
        await page.goto(address);
        await context.setOffline(true);
        await expect(page.getByRole('alert').filter({ hasText: 'Нет соединения' })).toBeVisible();
        await context.setOffline(false);
        await expect(page.getByText('Соединение восстановлено')).toBeVisible();
      },
    );
  });
}

test('the menu knows which page it stands on', async ({ page }) => {
  await page.goto('/tutorials');
  const link = page
    .getByRole('navigation', { name: 'Основное меню' })
    .getByRole('link', { name: 'Инструкции' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.goto('/');
  await expect(link).not.toHaveAttribute('aria-current', 'page');
});

test('a page that comes back by the back button has its menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Меню', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Инструкции' }).click();
  await expect(page).toHaveURL('/tutorials');
  await page.goBack();
  await expect(page.getByRole('dialog', { name: 'Меню' })).toBeHidden();
});

test('a page from the memory of the browser greets whoever has logged in since', async ({
  page,
  context,
}) => {
  await page.goto('/');
  const comeBack = () =>
    page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  const account = page.getByRole('banner').getByRole('link', { name: 'demo' });
  await context.addCookies([{ name: 'vitrina-customer', value: 'demo', url: page.url() }]);
  await comeBack();
  await expect(account).toBeVisible();
  await context.clearCookies();
  await comeBack();
  await expect(account).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both menus open and close, and the search works', async ({ page }) => {
    await page.goto(TUTORIAL);
    await page.getByRole('button', { name: 'Продукты' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Все услуги' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Меню', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Меню' });
    await drawer.getByRole('searchbox').fill('ssh');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=ssh');
  });
});

test.describe('messages', () => {
  test('leave after 5 s, unless somebody points at them', async ({ page }) => {
    await page.goto('/ui');
    const message = page.getByRole('region', { name: 'Уведомления' }).getByText('Ссылка скопирована');
    await page.getByRole('button', { name: 'Уведомить об успехе' }).click();
    await expect(message).toHaveCSS('animation-delay', '5s');
    await expect(message).toHaveCSS('animation-play-state', 'running');
    await message.hover();
    await expect(message).toHaveCSS('animation-play-state', 'paused');
    await page.mouse.move(0, 0);
    await expect(message).toHaveCount(0);
  });

  test('stand above each other, at most three, and can be closed', async ({ page }) => {
    await page.goto('/ui');
    for (let times = 0; times < 4; times += 1)
      await page.getByRole('button', { name: 'Уведомить об ошибке' }).click();
    const messages = page.getByRole('region', { name: 'Уведомления' }).getByRole('alert');
    await expect(messages).toHaveCount(3);
    await messages.first().getByRole('button', { name: 'Закрыть уведомление' }).click();
    await expect(messages).toHaveCount(2);
  });
});

test('code is copied as it stands, and the button says so for 3 s', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(TUTORIAL);
  const block = page.locator('.code').first();
  await block.getByRole('button', { name: 'Копировать' }).click();
  await expect(block.getByText('Скопировано')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    await block.locator('pre').textContent(),
  );
  await expect(block.getByText('Копировать')).toBeVisible();
});

test('where the clipboard is closed, a prompt holds the text', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error('closed')) },
    });
  });
  await page.goto(TUTORIAL);
  const asked = page.waitForEvent('dialog');
  const block = page.locator('.code').first();
  const click = block.getByRole('button', { name: 'Копировать' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('prompt');
  const offered = dialog.defaultValue();
  await dialog.dismiss();
  await click;
  // The prompt of a browser has one line.
  const code = await block.locator('pre').textContent();
  expect(offered.replaceAll(/\s/g, '')).toBe(code?.replaceAll(/\s/g, ''));
});

test('a page scrolls to its anchor half a second after load, also when something grew above it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const late = document.createElement('div');
      late.style.height = '3000px';
      document.querySelector('main')?.prepend(late);
    });
  });
  await page.goto('/services/cloud-servers#tariffs');
  await expect(page.locator('#tariffs')).toBeInViewport();
  await expect
    .poll(() => page.locator('#tariffs').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(120);
});

test('on paper there is the article, dark on light whatever the theme, and none of the controls', async ({
  page,
}) => {
  await page.goto(TUTORIAL);
  if (!(await isDark(page))) await page.getByRole('button', { name: 'Сменить тему' }).click();
  expect(await isDark(page)).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await isDark(page)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('pre').first()).toBeVisible();
  for (const role of ['searchbox', 'button', 'navigation'] as const)
    await expect(page.getByRole(role).locator('visible=true')).toHaveCount(0);
});

/** Whether something of the page behind has the focus; from a dialog it may go to the browser's own bar, and come back. */
function isFocusOutside(page: Page, dialog: string): Promise<boolean> {
  return page.evaluate(
    (within) => document.activeElement !== document.body && !document.activeElement?.closest(within),
    dialog,
  );
}

/** Whether text is light, which it is on dark ground only. */
function isDark(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pixel = new OffscreenCanvas(1, 1).getContext('2d');
    if (!pixel) throw new Error('The browser draws nothing');
    pixel.fillStyle = getComputedStyle(document.body).color;
    pixel.fillRect(0, 0, 1, 1);
    return (pixel.getImageData(0, 0, 1, 1).data[0] ?? 0) > 128;
  });
}
