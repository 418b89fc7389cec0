import { expect, test } from 'vitest';
import { isOwnPeople } from './ticket';

// Rule R60: the company's own people are known by its domain in their e-mail.
test.each([
  ['anna@vitrina.example', 'vitrina.example', true],
  ['Anna@Vitrina.Example', 'vitrina.example', true],
  ['anna@vitrina.example', 'VITRINA.example', true],
  ['anna@mail.vitrina.example', 'vitrina.example', true],
  ['anna@example.ru', 'vitrina.example', false],
  ['anna@example.ru', '', false],
])('%s is of the company at "%s": %s', (email, ownDomain, expected) => {
  expect(isOwnPeople(email, ownDomain)).toBe(expected);
});
