import { expect, type Page } from '@playwright/test';
import { addresses, DEMO_PASSWORD } from './stand';

/**
 * Logs in to the panel past its pages: to load them takes longer than most of what is then done in it, and that they let people in, other journeys
 * show. Answers the token for what is done beside the panel.
 */
export async function enterPanel(page: Page, email: string): Promise<string> {
  const answer = await page.request.post(`${addresses.cms}/admin/login`, {
    data: { email, password: DEMO_PASSWORD },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  const { token } = (await answer.json()).data;
  // Where the panel has it of whoever is not to be remembered.
  await page.context().addCookies([{ name: 'jwtToken', value: token, url: addresses.cms }]);
  return token;
}
