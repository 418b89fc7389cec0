import { expect, test } from '@playwright/test';

const order = { name: /^Заказать за/ };

test('memory follows the cores, and comes back when they go', async ({ page }) => {
  await page.goto('/');
  const [cores, memory] = [
    page.getByRole('slider', { name: 'Процессор' }),
    page.getByRole('slider', { name: 'Память' }),
  ];
  const price = await page.getByRole('button', order).textContent();
  await cores.focus();
  await page.keyboard.press('End');
  // In Moscow a core has at least 2 GB.
  await expect(memory).toHaveValue('32');
  await page.keyboard.press('Home');
  await expect(memory).toHaveValue('4');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', order)).toHaveText(price ?? '');
});

test('what was built is still there after a reload and after the back button', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('Локация').selectOption('Нидерланды');
  await page.getByLabel('Диск NVMe').and(page.getByRole('textbox')).fill('101');
  await page.getByLabel('Процессор').and(page.getByRole('textbox')).fill('6');
  await page.getByRole('switch').click();
  await expect(page).toHaveURL(/cpu=6&ram=\d+&disk=105&is_floating_ip=false/);
  const price = (await page.getByRole('button', order).textContent()) ?? '';
  await page.reload();
  await expect(page.getByRole('button', order)).toHaveText(price);
  await page.getByRole('button', order).click();
  await expect(page).toHaveURL(/\/registration\?.*cpu=6.*disk=105&is_floating_ip=false&intent=/);
  await page.goBack();
  await expect(page.getByRole('button', order)).toHaveText(price);
  await expect(page.getByLabel('Локация')).toHaveValue(/\d+/);
  await expect(page.getByRole('switch')).not.toBeChecked();
});

test('an address with invalid keys builds what comes nearest', async ({ page }) => {
  await page.goto('/?configurator_id=999999&cpu=abc&ram=1&disk=99999');
  await expect(page.getByRole('slider', { name: 'Процессор' })).toHaveValue('2');
  await expect(page.getByRole('slider', { name: 'Память' })).toHaveValue('4');
  await expect(page.getByRole('slider', { name: 'Диск' })).toHaveValue('500');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the numbers are a form, and amounts that are not sold lead to the nearest that are', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('slider').first()).toBeHidden();
    await page.getByRole('textbox', { name: 'Процессор' }).fill('8');
    await page.getByRole('textbox', { name: 'Память' }).fill('1');
    await page.getByRole('textbox', { name: 'Диск NVMe' }).fill('51');
    await page.getByRole('button', order).click();
    await page.getByRole('link', { name: '8 ядер, 16 ГБ памяти, диск 55 ГБ' }).click();
    await expect(page.getByRole('button', { name: /^Создать аккаунт и заказать за/ })).toBeVisible();
  });
});
