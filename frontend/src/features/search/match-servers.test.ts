import { multiplier, roubles, type ServerTariff } from '@vitrina/ordering';
import { expect, test } from 'vitest';
import { pricesOf, usualBasis } from '~/price-basis/price-basis';
import { inLanguage } from '~/testing/in-language';
import { matchNote, matchServers, type ServerOffer } from './match-servers';

const RULES = {
  floatingIp: roubles(100),
  multipliers: { P1M: multiplier(1), P3M: multiplier(1), P6M: multiplier(1), P1Y: multiplier(1) },
};
const SMALL = offer('Cloud 30', { cpu: 1, ramMb: 2048, location: 'ru-3' }, 500);
const MIDDLE = offer('Cloud 80', { cpu: 4, ramMb: 8192, location: 'ru-3', family: 'high-cpu' }, 1500);
const LARGE = offer('Cloud 160', { cpu: 8, ramMb: 16_384, location: 'ru-3' }, 3000);
const ABROAD = offer('Cloud DE', { cpu: 4, ramMb: 8192, location: 'de-1' }, 1200);
const GONE = offer('Cloud 81', { cpu: 4, ramMb: 8192, location: 'ru-3', isSoldOut: true }, 200);
const OFFERS = [LARGE, GONE, SMALL, ABROAD, MIDDLE];

test('the list is narrowed to what was asked for, and the cheapest that fit stand below it', () => {
  const [list, ...servers] = matchServers({ cpu: 4, ramGb: 8, location: 'ru-3' }, OFFERS);
  expect(list && matchNote(list, usualBasis())).toBe('2\u00a0тарифа от 1\u00a0500\u00a0₽/мес');
  expect(list).toMatchObject({
    title: 'Серверы: от 4\u00a0ядер, от 8\u00a0ГБ памяти, Москва',
    text: '',
    note: '2\u00a0тарифа',
    href: '/services/cloud-servers?location=ru-3&tab=high-cpu&min_cpu=4&min_ram=8#tariffs',
  });
  expect(servers.map(({ title }) => title)).toEqual(['Cloud 80', 'Cloud 160']);
});

test('the same is said in English', () => {
  const asked = { cpu: 4, ramGb: 8, diskGb: 20, maxPrice: 4000 };
  const [list] = inLanguage('en', () => matchServers(asked, OFFERS));
  expect(list?.title).toBe('Servers: 4+\u00a0cores, 8+\u00a0GB RAM, 20+\u00a0GB disk, up to ₽4,000');
  expect(list && inLanguage('en', () => matchNote({ ...list, note: '3 plans' }, usualBasis()))).toBe(
    '3 plans from ₽1,200/mo',
  );
});

test('who names no place is shown the place of the cheapest', () => {
  expect(matchServers({ cpu: 4 }, OFFERS)[0]?.href).toContain('location=de-1');
});

test('a highest price counts as the price list counts', () => {
  const asked = { cpu: 4, maxPrice: 1499, location: 'ru-3' } as const;
  expect(matchServers(asked, OFFERS)).toEqual([
    {
      title: 'Серверы: от 4\u00a0ядер, до 1\u00a0499\u00a0₽, Москва',
      text: '',
      note: 'Таких нет, покажем ближайшие',
      href: '/services/cloud-servers?location=ru-3&min_cpu=4&max_price=1499#tariffs',
    },
  ]);
});

test('a highest price is counted in the basis that the visitor has chosen', () => {
  const asked = { cpu: 4, maxPrice: 1400, location: 'ru-3' } as const;
  expect(matchServers(asked, OFFERS)).toHaveLength(1);
  expect(matchServers(asked, OFFERS, { ...usualBasis(), hasIp: false })).toHaveLength(2);
});

test('without prices the list is offered alone', () => {
  const unpriced = OFFERS.map((each) => ({ ...each, prices: undefined }));
  expect(matchServers({ ramGb: 16 }, unpriced).map(({ note }) => note)).toEqual(['1\u00a0тариф']);
});

function offer(title: string, tariff: Partial<ServerTariff>, price: number): ServerOffer {
  // With the address.
  const prices = pricesOf(roubles(price - 100), RULES);
  const whole = { family: 'premium', isSoldOut: false, diskMb: 51_200, ...tariff } as ServerTariff;
  return { title, text: '', note: '', href: `/${title}`, tariff: whole, prices };
}
