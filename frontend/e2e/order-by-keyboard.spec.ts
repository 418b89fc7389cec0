import { expect, type Page, test } from '@playwright/test';
import { resetProvider } from './provider';
import { expectServerInPanel, newEmail } from './visitor';

test.beforeEach(resetProvider);

test('a visitor builds a server, registers and gets it without ever touching a mouse', async ({ page }) => {
  await page.goto('/');
  await reach(page, 'link "Перейти к содержанию"');
  await page.keyboard.press('Enter');

  await reach(page, 'combobox "Локация"');
  const moscow = await page.getByLabel('Локация').inputValue();
  for (const key of ['Space', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByLabel('Локация')).not.toHaveValue(moscow);
  await reach(page, 'slider "Процессор"');
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Память' })).toHaveValue('6');
  await reach(page, 'textbox "Диск NVMe');
  await page.keyboard.type('101');
  await reach(page, 'switch "Публичный IP');
  await expect(page.getByRole('slider', { name: 'Диск NVMe' })).toHaveValue('105');
  await page.keyboard.press('Space');
  const price = priceIn(await reach(page, 'button "Заказать за'));
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/registration\?.*cpu=6&ram=6&disk=105&is_floating_ip=false/);
  await expect(page.getByRole('button', { name: /^Создать аккаунт и заказать/ })).toContainText(price);
  await reach(page, 'textbox "Почта');
  await page.keyboard.type(newEmail());
  await reach(page, 'textbox "Имя и фамилия');
  await page.keyboard.type('Ольга Петрова');
  await reach(page, 'textbox "Телефон');
  await page.keyboard.type('+7 900 123-45-67');
  await reach(page, 'radio "Организация');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expectServerInPanel(page);
});

/** Presses Tab until what begins like this in the accessibility tree has the focus, and sees that the focus shows. */
async function reach(page: Page, start: string): Promise<string> {
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const spoken = (await focused.count()) > 0 ? await focused.ariaSnapshot() : '';
    if (!spoken.startsWith(`- ${start}`)) continue;
    expect(await looksFocused(page), `the focus on ${start} can be seen`).toBe(true);
    return spoken;
  }
  throw new Error(`Tab does not reach ${start}`);
}

/** Whether the place looks different without the focus. */
async function looksFocused(page: Page): Promise<boolean> {
  const element = await page.locator(':focus').elementHandle();
  const box = await element?.boundingBox();
  if (!element || !box) return false;
  // Wide enough for a ring around the label of a control that is not drawn itself.
  const clip = { x: box.x - 24, y: box.y - 24, width: box.width + 48, height: box.height + 48 };
  const focused = await page.screenshot({ clip });
  await element.evaluate((control) => control instanceof HTMLElement && control.blur());
  const left = await page.screenshot({ clip });
  await element.focus();
  return !focused.equals(left);
}

function priceIn(text: string): string {
  const price = /[\d\s\u00a0]+₽/.exec(text)?.[0].trim();
  if (!price) throw new Error(`There is no price in ${text}`);
  return price;
}
