import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import * as en from '~/messages/en';
import { DemonstrationNotice } from './demonstration-notice';

afterEach(() => vi.unstubAllEnvs());

const notice = () => renderToStaticMarkup(createElement(DemonstrationNotice)).replaceAll('\u00a0', ' ');

test('a shop says nothing of a demonstration', () => {
  expect(notice()).toBe('');
});

test('a demonstration says who reads what a visitor enters, and how long it is there', () => {
  vi.stubEnv('DEMO_RESET_MINUTES', '60');
  expect(notice()).toContain('видят другие посетители, и раз в час оно удаляется');
});

test.each([
  [1, 'every minute'],
  [15, 'every 15\u00a0minutes'],
  [60, 'every hour'],
  [180, 'every 3\u00a0hours'],
  [1440, 'every day'],
  [10_080, 'every 7\u00a0days'],
])('of %i minutes, in English', (minutes, words) => {
  expect(en.shell.demonstration(minutes)).toContain(words);
});
