import { paymentOf, roubles } from '@vitrina/ordering';
import { type ComponentProps, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { OrderSheet } from '~/checkout/order-sheet';
import { NO_LEGAL_TEXTS } from '~/content/legal-texts';
import { inLanguage } from '~/testing/in-language';
import { RegistrationForm } from './registration-form';
import { RegistrationWithOrder } from './registration-with-order';

const scope = await vi.hoisted(async () => (await import('~/testing/request-scope')).requestScope());
vi.mock('~/runtime/visit', () => scope);

// Rule R61.
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

// Rule R62.
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

test('in English the words of the page stand around its links', () => {
  const legal = {
    ...NO_LEGAL_TEXTS,
    offer: 'https://shop.example/offer',
    policy: 'https://shop.example/policy',
  };
  const text = inLanguage('en', () => render({ legal })).replace(/<a [^>]*>|<\/a>/g, '|');
  expect(text).toContain('By signing up, you accept the |terms of service|.');
  expect(text).toContain('I agree to the |processing of personal data|');
  expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
});

test('with an order the button says what it costs, the due sum stands above it, and the form carries both', () => {
  const markup = renderToStaticMarkup(
    createElement(RegistrationWithOrder, { ...PROPS, intent: 'i', sheet: SHEET, head: null }),
  );
  const text = markup.replaceAll('\u00a0', ' ');
  expect(text).toContain('Создать аккаунт и заказать за 711 ₽/мес');
  expect(text).toContain('За год 8 532 ₽ · 711 ₽ в месяц · дешевле на 948 ₽');
  const form = /<form[^>]* id="([^"]+)"/.exec(markup)?.[1];
  expect(markup).toMatch(new RegExp(`<select[^>]*form="${form}"[^>]*name="option.period"`));
  for (const [name, value] of [
    ['intent', 'i'],
    ['product', 'dbaas'],
    ['order', 'db_service_id=1217'],
    ['agreed', String(roubles(711))],
  ] as const)
    expect(inputOf(markup, name)).toContain(`value="${value}"`);
});

test.each([
  ['обработку персональных данных', 'policy'],
  ['письма о новых возможностях', 'mailing'],
  ['условия оферты', 'offer'],
] as const)(
  'the words «%s» lead to their text beside the form, and are plain words without one',
  (words, text) => {
    const link = new RegExp(`<a href="/legal"[^>]*target="_blank" rel="noopener"[^>]*>${words}</a>`);
    expect(render({ legal: { ...NO_LEGAL_TEXTS, [text]: '/legal' } })).toMatch(link);
    expect(render({})).not.toContain('target="_blank"');
  },
);

test('the code of a campaign is shown, and goes along unless it is taken off', () => {
  const markup = render({ promo: 'spring' });
  expect(markup).toContain('Промокод <span class="font-medium">spring</span>');
  expect(inputOf(markup, 'promo')).toContain('value="spring"');
  expect(inputOf(markup, 'promo')).toContain('checked=""');
  expect(render({})).not.toContain('Промокод');
});

const PROPS: ComponentProps<typeof RegistrationForm> = {
  posted: undefined,
  ...{ registration: 'r', ticket: 't', journey: '', prefilled: {}, promo: '' },
  customerType: 'organisation',
  ...{ ticked: { consent: true, mailing: true }, legal: NO_LEGAL_TEXTS, suggestsOrganisations: false },
};

const SHEET: OrderSheet = {
  ...paymentOf(roubles(711), 'P1Y'),
  ...{ product: 'dbaas', order: 'db_service_id=1217', period: 'P1Y', title: 'База', lines: [] },
  saved: roubles(948),
  options: [
    {
      ...{ id: 'period', label: 'Срок оплаты', keys: ['period'], chosen: 'P1Y' },
      options: [{ value: 'P1Y', label: 'за год' }],
    },
  ],
};

function render(change: Partial<ComponentProps<typeof RegistrationForm>>): string {
  return renderToStaticMarkup(createElement(RegistrationForm, { ...PROPS, ...change }));
}

function inputOf(markup: string, name: string): string {
  return markup.match(new RegExp(`<input[^>]*name="${name}"[^>]*>`))?.[0] ?? '';
}
