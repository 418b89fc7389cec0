import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stem } from './stem';
import { fold } from './words';

test.each([
  ['сертификат', 'сертификата', 'сертификатом', 'сертификаты'],
  ['серверы', 'серверов', 'сервером', 'сервер'],
  ['облачные', 'облачных', 'облачный', 'облачная'],
  ['база', 'базы', 'базами', 'базой'],
  ['копия', 'копию', 'копией', 'копий'],
  ['работает', 'работа', 'работать'],
  ['журнал', 'журнала', 'журналы', 'журналов'],
  ['лимит', 'лимита', 'лимиты'],
  ['память', 'памяти', 'памятью'],
  ['сеть', 'сети', 'сетей'],
  ['очередь', 'очереди', 'очередей'],
])('the forms of «%s» meet', (...forms) => {
  expect(new Set(forms.map((form) => stem(fold(form)))).size).toBe(1);
});

test.each(['nginx', 'k8s', '8080', 'postgresql'])('%s stays', (word) => {
  expect(stem(word)).toBe(word);
});

test('what is left is a beginning of the word, and never nothing', () => {
  const word = fc.string({ unit: fc.constantFrom(...'абвеийлмнорстуыьюя1a'), minLength: 1, maxLength: 14 });
  fc.assert(
    fc.property(word, (given) => {
      expect(given.startsWith(stem(given))).toBe(true);
      expect(stem(given)).not.toBe('');
    }),
  );
});
