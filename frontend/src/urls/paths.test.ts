import { PANEL_HOME, serverPage } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { paths } from './paths';

test.each([
  [paths.handOff(PANEL_HOME), '/hand-off?to=%2Fservers'],
  [paths.handOff(serverPage('42'), 'P1M'), '/hand-off?to=%2Fservers%2F42&paymentPeriod=P1M'],
])('the step into the panel is %s', (path, expected) => {
  expect(path).toBe(expected);
});
