import { expect, test } from 'vitest';
import { withoutPrefilled } from './without-prefilled';

test('prefilled fields leave the address, and nothing else does', () => {
  const prefilled =
    'phone_number=7900&email=a@b.ru&org_name=O&org_address=A&inn=77&full_name=F&customer_type=person';
  expect(
    withoutPrefilled(`https://vitrina.example/registration?auth=login&${prefilled}&preset=4795#top`),
  ).toBe('https://vitrina.example/registration?auth=login&preset=4795#top');
});

test('an address without any stays as it is', () => {
  const href = 'https://vitrina.example/registration?auth=registrationVds&preset=4795';
  expect(withoutPrefilled(href)).toBe(href);
});
