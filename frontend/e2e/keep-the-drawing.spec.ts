import { expect, type Page, test } from '@playwright/test';

const BUILD_ORDER = /^\/registration\?.*intent=/;

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(`the drawing of a server stays in place on the way to its order (motion: ${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    // The button is in sight together with the drawing.
    await page.setViewportSize({ width: 1280, height: 1000 });
    await page.addInitScript(noteTransitions);
    if (reducedMotion === 'reduce') {
      await goToOrder(page);
      await expect.poll(() => transitionsOf(page)).toEqual([]);
    }
    // A browser gives a transition up when the next page is some seconds late, as on a machine that is short of processors.
    else
      await expect(async () => {
        await goToOrder(page);
        await expect
          .poll(() => transitionsOf(page), { timeout: 5_000 })
          .toEqual([{ groups: ['::view-transition-group(blade)'], isShort: true }]);
      }).toPass({ timeout: 120_000 });
    // Nothing that has a name by itself could stand beside another of that name: it is borrowed for the way.
    await expect.poll(() => page.evaluate(namedParts)).toEqual([]);
  });

async function goToOrder(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(() => sessionStorage.removeItem('transitions'));
  await page.getByRole('button', { name: /^Заказать за/ }).click();
  await page.waitForURL((url) => BUILD_ORDER.test(`${url.pathname}${url.search}`));
}

/** Nothing until the page has been revealed. */
function transitionsOf(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('transitions') ?? 'null'));
}

/** Runs in every page of a browser: which parts move when it takes the place of the one before. */
function noteTransitions() {
  addEventListener('pagereveal', ({ viewTransition }) => {
    if (!viewTransition) sessionStorage.setItem('transitions', '[]');
    void viewTransition?.ready.then(() => {
      const moving = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
      const groups = moving
        .map(({ pseudoElement }) => pseudoElement)
        .filter((name) => name?.includes('group'));
      const isShort = moving.every((effect) => Number(effect.getComputedTiming().endTime) <= 200);
      sessionStorage.setItem('transitions', JSON.stringify([{ groups, isShort }]));
    });
  });
}

/** Runs in a page: parts that have a name by themselves. */
function namedParts() {
  return [...document.querySelectorAll('*')]
    .map((part) => getComputedStyle(part).getPropertyValue('view-transition-name'))
    .filter((name) => name !== 'none');
}
