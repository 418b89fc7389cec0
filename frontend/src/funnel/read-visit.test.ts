import { expect, test } from 'vitest';
import { noteStep } from '~/elements/visit-log';
import { readVisit } from './read-visit';

const utm = (campaign: unknown) => JSON.stringify({ utm_source: 'mail', utm_campaign: campaign });
const visit = (cookies: Record<string, string>) => readVisit((name) => cookies[name]);

test.each([
  ['Осень 2026', 'Осень 2026'],
  ['spring_sale|cpc-1', 'spring_sale|cpc-1'],
  ['  вокруг пробелы ', 'вокруг пробелы'],
  ['anna@example.ru', ''],
  ['<script>', ''],
  ['~', ''],
  ['x'.repeat(65), ''],
  // Astral letters are two units each for the CMS.
  ['𐌰'.repeat(32), '𐌰'.repeat(32)],
  ['𐌰'.repeat(33), ''],
  ['', ''],
  [7, ''],
])('the campaign %j counts as %j', (written, campaign) => {
  expect(visit({ utm_user: utm(written) }).campaign).toBe(campaign);
});

test('nothing is known of a visitor without cookies, or with broken ones', () => {
  const nothing = { campaign: '', seen: [] };
  expect(visit({})).toEqual(nothing);
  expect(visit({ utm_user: '{', 'vitrina-visit': 'view.~view.x.a~view..b~sale.banner01.a' })).toEqual(
    nothing,
  );
});

test('a banner is owed once, whatever its log says, and so are not too many', () => {
  const log = ['view.banner01.a', 'view.banner01.b', 'view.banner02.c', 'view.banner03.b'].join('~');
  expect(visit({ 'vitrina-visit': log }).seen).toEqual([
    { banner: 'banner01', variant: 'a' },
    { banner: 'banner03', variant: 'b' },
  ]);
  const flood = Array.from({ length: 99 }, (_, index) => `view.banner${index + 10}.a`).join('~');
  expect(visit({ 'vitrina-visit': flood }).seen).toHaveLength(20);
});

test('what the script of the page writes is what is read here', () => {
  const jar = { cookie: '' };
  noteStep(jar, { step: 'view', banner: 'banner01', variant: 'b' }, false);
  noteStep(jar, { step: 'click', banner: 'banner02', variant: 'a' }, false);
  const log = jar.cookie.split(';', 1)[0]?.split('=')[1] ?? '';
  expect(log).toBe('view.banner01.b~click.banner02.a');
  expect(visit({ 'vitrina-visit': log }).seen).toEqual([{ banner: 'banner01', variant: 'b' }]);
});
