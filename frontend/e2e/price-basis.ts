import type { Page } from '@playwright/test';

/** Chooses for all prices of the site, at the first switch of the page. */
export async function chooseBasis(page: Page, ...choices: ('За месяц' | 'За год' | 'С IP' | 'Без IP')[]) {
  for (const choice of choices)
    await page.locator('price-switch').getByText(choice, { exact: true }).first().click();
}
