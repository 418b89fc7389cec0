import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong, of one part (a selector) or by some rules if that is enough. No page here has frames of others, so axe judges all of it where
 * it stands (`setLegacyMode`): otherwise each judgement opens another page. And it describes but what is wrong.
 */
export async function violations(
  page: Page,
  { within, rules }: { within?: string; rules?: readonly string[] | undefined } = {},
): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: [...rules] } }),
  });
  if (within) axe.include(within);
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
