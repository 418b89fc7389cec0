import { roubles } from '@vitrina/ordering';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RegistrationForm } from './registration-form';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('next/headers', () => scope);

// Specification 000, section 2.
test.each([
  ['phone_number', '79001234567'],
  ['email', 'anna@example.ru'],
  ['org_name', 'Ромашка'],
  ['org_address', 'Москва'],
  ['inn', '7707083893'],
])('the key %s of the address fills in its field', (name, value) => {
  expect(inputOf(render({ prefilled: { [name]: value } }), name)).toContain(`value="${value}"`);
  expect(inputOf(render({}), name)).toContain('value=""');
});

// Specification 000, section 3; decisions, section C.
test.each([
  { consent: true, mailing: true },
  { consent: false, mailing: false },
  { consent: true, mailing: false },
])('agreements start as the CMS says: %o', ({ consent, mailing }) => {
  const markup = render({ ticked: { consent, mailing } });
  expect(inputOf(markup, 'consent').includes('checked=""')).toBe(consent);
  expect(inputOf(markup, 'agree_mailing').includes('checked=""')).toBe(mailing);
});

test('somebody is an organisation until they say otherwise', () => {
  const [organisation, person] = render({}).match(/<input[^>]*name="customer_type"[^>]*>/g) ?? [];
  expect(organisation).toContain('value="organisation"');
  expect(organisation).toContain('checked=""');
  expect(person).not.toContain('checked=""');
});

test('with an order the button says what it costs, and the form carries it', () => {
  const order = {
    ...{ intent: 'i', product: 'dbaas' as const, order: 'db_service_id=1217', monthly: roubles(711) },
  };
  const markup = render({ order });
  expect(markup.replaceAll('\u00a0', ' ')).toContain('Создать аккаунт и заказать за 711 ₽/мес');
  for (const [name, value] of [
    ['intent', 'i'],
    ['product', 'dbaas'],
    ['order', 'db_service_id=1217'],
    ['agreed', String(roubles(711))],
  ] as const)
    expect(inputOf(markup, name)).toContain(`value="${value}"`);
});

function render(change: Partial<ComponentProps<typeof RegistrationForm>>): string {
  return renderToStaticMarkup(
    createElement(RegistrationForm, {
      ...{ registration: 'r', ticket: 't', journey: '', order: undefined, prefilled: {}, goal: undefined },
      ...{ ticked: { consent: true, mailing: true }, suggestsOrganisations: false },
      ...change,
    }),
  );
}

function inputOf(markup: string, name: string): string {
  return markup.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? '';
}
