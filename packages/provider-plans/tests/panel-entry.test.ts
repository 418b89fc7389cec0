import { PANEL_HOME, type PanelPath } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { panelEntry } from '../src';

test.each([
  ['/servers/0b1c-9', '/instances/0b1c-9'],
  [PANEL_HOME, '/instances'],
  ['/database/7', '/instances'],
])('who goes to %s comes to %s in the panel of this provider', (page, next) => {
  const address = new URL(panelEntry('https://panel.example/p')('a&b', page as PanelPath));
  expect(address.origin + address.pathname).toBe('https://panel.example/p/enter');
  expect(Object.fromEntries(address.searchParams)).toEqual({ token: 'a&b', next });
});
