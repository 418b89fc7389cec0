import { afterEach, describe, expect, it, vi } from 'vitest';
import { inLanguage } from '~/testing/in-language';
import { dateByShop, dateInWords, hourByShop, momentByShop, secondByShop, whenByShop } from './shop-time';

const NOON = new Date('2026-11-25T09:05:31Z');

afterEach(() => vi.unstubAllEnvs());

describe('the clock of the shop', () => {
  it('is that of Moscow unless another is set', () => {
    expect(momentByShop(NOON)).toBe('25 ноября, 12:05 по Москве');
    expect(hourByShop(NOON)).toBe('12:05 по Москве');
    expect(secondByShop(NOON)).toBe('12:05:31');
    vi.stubEnv('SHOP_TIME_ZONE', 'Asia/Almaty');
    expect(momentByShop(NOON)).toBe('25 ноября, 14:05 (Asia/Almaty)');
  });

  it('is read in English by 24 hours, too', () => {
    inLanguage('en', () => {
      expect(momentByShop(NOON)).toBe('November 25, 12:05 Moscow time');
      expect(momentByShop(new Date('2026-11-25T21:00:00Z'))).toBe('November 26, 00:00 Moscow time');
      vi.stubEnv('SHOP_TIME_ZONE', 'UTC');
      expect(hourByShop(NOON)).toBe('09:05 UTC');
      vi.stubEnv('SHOP_TIME_ZONE', 'America/New_York');
      expect(hourByShop(NOON)).toBe('04:05 New York time');
    });
  });

  it('says of today the hour alone', () => {
    expect(whenByShop(NOON, new Date('2026-11-25T20:00:00Z'))).toBe('в 12:05 по Москве');
    expect(whenByShop(NOON, new Date('2026-11-25T21:00:00Z'))).toBe('25 ноября, 12:05 по Москве');
    expect(inLanguage('en', () => whenByShop(NOON, NOON))).toBe('at 12:05 Moscow time');
  });
});

describe('a date', () => {
  it('has its year, with its word where the language has one', () => {
    expect(dateByShop(NOON)).toBe('25 ноября 2026 г.');
    expect(inLanguage('en', () => dateByShop(NOON))).toBe('November 25, 2026');
  });

  it('without an hour is the same by every clock', () => {
    vi.stubEnv('SHOP_TIME_ZONE', 'America/New_York');
    expect(dateInWords('2026-11-25')).toBe('25 ноября 2026');
    expect(inLanguage('en', () => dateInWords('2026-11-25'))).toBe('November 25, 2026');
  });
});
