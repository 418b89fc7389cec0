import { PANEL_HOME, type PanelPath, parsePanelPath } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { panelEntry } from './panel-entry';

test('the auto-login address carries token, page, origin, period and the site to move', () => {
  const arrival = { paymentPeriod: 'P3M', siteTransfer: 'example.ru' } as const;
  const page = parsePanelPath('/servers/42') as PanelPath;
  const address = new URL(panelEntry('https://panel.example/p')('a&b=c d', page, arrival));
  expect(address.origin + address.pathname).toBe('https://panel.example/p/auto-login');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    token: 'a&b=c d',
    redirect: '/servers/42',
    reg: 'cloud_site',
    paymentPeriod: 'P3M',
    siteTransfer: 'example.ru',
  });
});

test('the auto-login address has neither period nor site when there is none', () => {
  const address = new URL(panelEntry('https://panel.example')('t', PANEL_HOME));
  expect([...address.searchParams.keys()]).toEqual(['token', 'redirect', 'reg']);
});
