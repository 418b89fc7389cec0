import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { PAGES } from './page-types';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Firefox restores chosen radio buttons over what the server has chosen, unless they have it.
    'valid-autocomplete': 'off',
  },
});

for (const [name, address] of Object.entries(PAGES)) {
  // The style guide shows parts side by side that no page has together.
  if (name === 'style guide') continue;
  test(`${name} is valid HTML`, async ({ request }) => {
    const html = await (await request.get(address)).text();
    const { results } = await validator.validateString(html, address);
    const faults = results.flatMap(({ messages }) => messages);
    expect(faults.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`)).toEqual(
      [],
    );
  });
}
