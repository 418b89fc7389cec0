import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '..', 'src');
const TYPES = path.join('api', 'site', 'content-types');

describe.each([
  [path.join('components', 'site', 'link.json'), 'href'],
  [path.join('components', 'blocks', 'contact.json'), 'href'],
  [path.join(TYPES, 'banner', 'schema.json'), 'link'],
  [path.join(TYPES, 'banner', 'schema.json'), 'variant_link'],
  [path.join(TYPES, 'site-settings', 'schema.json'), 'support_contact_url'],
  [path.join(TYPES, 'site-settings', 'schema.json'), 'personal_data_policy_url'],
  [path.join(TYPES, 'site-settings', 'schema.json'), 'offer_url'],
  [path.join(TYPES, 'site-settings', 'schema.json'), 'mailing_consent_url'],
  [path.join(TYPES, 'site-settings', 'schema.json'), 'partner_offer_url'],
])('%s: %s', (file, field) => {
  const { attributes } = JSON.parse(readFileSync(path.join(SRC, file), 'utf8'));
  const rule = new RegExp(attributes[field].regex);

  test.each([
    ...['/services/s3', '/', '#tariffs', 'https://vitrina.example/a?b', 'http://vitrina.example'],
    ...['mailto:help@vitrina.example', 'tel:+78005553535'],
  ])('takes %j', (address) => expect(address).toMatch(rule));

  test.each([
    ...['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example', '/\t/evil.example'],
    ...['services/s3', ' https://vitrina.example', 'vitrina.example'],
  ])('refuses %j', (address) => expect(address).not.toMatch(rule));
});
