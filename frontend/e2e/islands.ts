import { expect, type Locator, type Page } from '@playwright/test';
import { framesPainted } from './frames';

const ISLANDS = '[data-island]';
/** What Preact sets on an element when it begins to draw in it, which it does in one go. */
const DRAWN = '__k';

/** Wakes all islands of a page, also those that are out of sight. */
export async function wakeIslands(page: Page): Promise<void> {
  const islands = page.locator(ISLANDS);
  await islands.evaluateAll((places) => {
    for (const place of places) place.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await expect.poll(() => areAwake(islands)).not.toContain(false);
  await framesPainted(page);
}

/** Waits for the island in which something stands. A quiet network does not tell it: a slow browser has all files long before it has run them. */
export async function untilAwakeAround(part: Locator): Promise<void> {
  const island = part.page().locator(ISLANDS).filter({ has: part });
  await expect.poll(() => areAwake(island)).toEqual([true]);
  await framesPainted(part.page());
}

function areAwake(islands: Locator): Promise<boolean[]> {
  return islands.evaluateAll((places, drawn) => places.map((place) => drawn in place), DRAWN);
}
