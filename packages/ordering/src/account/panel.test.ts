import { expect, test } from 'vitest';
import { PANEL_HOME, parsePanelPath, parseSiteTransfer, serverPage } from './panel';

test.each([
  '/servers',
  '/servers/12',
  '/database/7',
  '/storage/3/settings',
  '/storage/create',
  '/kubernetes/1',
])('%s is a page of the panel', (path) => {
  expect(parsePanelPath(path)).toBe(path);
});

test.each([
  ['another site', 'https://evil.example/servers'],
  ['another site without a scheme', '//evil.example'],
  ['a backslash browsers read as a slash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['a scheme in the path', 'http:/servers'],
  ['a script', 'javascript:alert(1)'],
  ['a way up', '/servers/../../admin'],
  ['an encoded way up', '/servers/%2e%2e/admin'],
  ['an encoded slash', '/%2fevil.example'],
  ['a user before a host', '/@evil.example'],
  ['a port', '/servers:80'],
  ['a query', '/servers?next=//evil.example'],
  ['a fragment', '/servers#x'],
  ['a double slash inside', '/servers//evil.example'],
  ['a slash at the end', '/servers/'],
  ['a line break at the end', '/servers\n'],
  ['a line break before a header', '/servers\r\nset-cookie: a=b'],
  ['a tab that browsers drop', '/\t/evil.example'],
  ['a space before', ' /servers'],
  ['no leading slash', 'servers'],
  ['the root', '/'],
  ['nothing', ''],
  ['a list of values', ['/servers']],
  ['no value', undefined],
  ['an endless path', `/${'a'.repeat(500)}`],
])('%s is no page of the panel', (_, path) => {
  expect(parsePanelPath(path)).toBeUndefined();
});

test('own pages pass the check that guards against foreign ones', () => {
  expect(parsePanelPath(serverPage('42'))).toBe('/servers/42');
  expect(parsePanelPath(PANEL_HOME)).toBe('/servers');
});

test.each(['true', '1', 'shop.example.ru'])('%s is a site to move', (value) => {
  expect(parseSiteTransfer(value)).toBe(value);
});

test.each([null, '', 'a b', 'a&token=b', 'a'.repeat(65), 'a\n'])('"%s" is none', (value) => {
  expect(parseSiteTransfer(value)).toBeUndefined();
});
