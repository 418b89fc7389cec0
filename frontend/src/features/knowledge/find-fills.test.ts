import { expect, test } from 'vitest';
import { findFills } from './find-fills';

test.each([
  ['ssh root@<IP>', ['IP']],
  ['ssh <USER>@<IP>', ['USER', 'IP']],
  ['ssh <ВАШ_ЛОГИН>@<АДРЕС-1>', ['ВАШ_ЛОГИН', 'АДРЕС-1']],
  ['From: Shop <noreply@<DOMAIN>>', ['DOMAIN']],
  ["targets: ['<IP>:9100']", ['IP']],
  ['<IP> <IP>', ['IP', 'IP']],
])('%s has to be filled in', (code, names) => {
  expect(findFills(code, 'bash').map(({ name }) => name)).toEqual(names);
});

test.each([
  ['one letter, as of a type', 'Array<T>'],
  ['small letters', '<path>'],
  ['a phrase', '<YOUR IP>'],
  ['a digit first', '<1A>'],
  ['the end of a heredoc', 'cat <<EOF>file'],
  ['an open bracket', 'a <IP'],
])('%s is no placeholder', (_, code) => {
  expect(findFills(code, 'bash')).toEqual([]);
});

test.each(['html', 'xml', 'diff'])('in %s angle brackets are meant as they stand', (language) => {
  expect(findFills('<TITLE>', language)).toEqual([]);
});

test('a placeholder is told with its place', () => {
  const code = 'dig +short <DOMAIN>';
  const [fill] = findFills(code, 'bash');
  expect(code.slice(fill?.start, fill?.end)).toBe('<DOMAIN>');
});
