import fc from 'fast-check';
import { expect, test } from 'vitest';
import { digitsOnly, isPhone } from './phone';

test.each([
  '+7 900 123-45-67',
  '8 (800) 555-35-35',
  '9001234567',
  '+7(900)1234567',
  '+7 900 123–45–67',
  '+998 90 123 45 67',
  '+47 22 12 34 56',
  '00 44 20 7946 0958',
  ' +49.30.901820 ',
])('%s is a phone', (text) => {
  expect(isPhone(text)).toBe(true);
});

test.each([
  '',
  '+',
  '123-45-67',
  '+7 900 123-45-6',
  '+7 900 123-45-678',
  '+0 900 123 45 67',
  '1234567890123456',
  '+1234567',
  'позвоните 9001234567',
  '9001234567 доб. 12',
  '900+1234567',
])('"%s" is none', (text) => {
  expect(isPhone(text)).toBe(false);
});

test('only digits of a phone are sent, all of them and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), notDigits)), (parts) => {
      const written = parts.map(([digit, between]) => `${between}${digit}`).join('');
      expect(digitsOnly(written)).toBe(parts.map(([digit]) => digit).join(''));
    }),
  );
});

test('how the digits are grouped does not matter', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{10,15}$/),
      fc.array(fc.constantFrom('', ' ', '-', ' (')),
      (digits, gaps) => {
        const written = [...digits].map((digit, place) => digit + (gaps[place] ?? '')).join('');
        expect(isPhone(written)).toBe(true);
      },
    ),
  );
});

const notDigits = fc.string().map((text) => text.replace(/\d/g, ''));
