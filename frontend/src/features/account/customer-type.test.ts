import { expect, test } from 'vitest';
import { suggestedCustomer } from './customer-type';

test.each([
  ['as the shop has set it', {}, 'person', 'person'],
  ['as the shop has set it, also for an organisation', { email: 'a@b.ru' }, 'organisation', 'organisation'],
  ['as an organisation when the address brings a tax number', { inn: '77' }, 'person', 'organisation'],
  ['as an organisation when the address brings a name', { org_name: 'Ромашка' }, 'person', 'organisation'],
  [
    'as an organisation when the address brings where it is',
    { org_address: 'Москва' },
    'person',
    'organisation',
  ],
  ['as the address says', { customer_type: 'organisation' }, 'person', 'organisation'],
  [
    'as the address says, whatever else it brings',
    { customer_type: 'person', inn: '77' },
    'person',
    'person',
  ],
  ['as the shop has set it when the address is invalid', { customer_type: 'robot' }, 'person', 'person'],
] as const)('a registration opens %s', (_, prefilled, usual, expected) => {
  expect(suggestedCustomer(prefilled, usual)).toBe(expected);
});
