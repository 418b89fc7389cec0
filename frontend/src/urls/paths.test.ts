import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PANEL_HOME, serverPage } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { paths } from './paths';

test.each([
  [paths.handOff(PANEL_HOME), '/hand-off?to=%2Fservers'],
  [paths.handOff(serverPage('42'), 'P1M'), '/hand-off?to=%2Fservers%2F42&paymentPeriod=P1M'],
])('the step into the panel is %s', (path, expected) => {
  expect(path).toBe(expected);
});

test('an address of assistants is that of the language which is spoken, whoever asked first', () => {
  const asked = (['en', 'ru', 'en'] as const).map((language) => inLanguage(language, () => paths.assistants));
  expect(asked).toEqual(['/en/mcp', '/mcp', '/en/mcp']);
});

test('no address is written while a module is loaded, when nobody knows in which language', () => {
  const source = readFileSync(join(import.meta.dirname, 'paths.ts'), 'utf8');
  expect(source.match(/^\s+\w+: at\(/gm)).toBeNull();
});
