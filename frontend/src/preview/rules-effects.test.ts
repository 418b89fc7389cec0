import {
  type ConfiguratorId,
  multiplier,
  type PresetId,
  roubles,
  type ServerConfigurator,
  type ServerTariff,
} from '@vitrina/ordering';
import { expect, test } from 'vitest';
import type { Commerce } from '~/content/get-commerce';
import { SEEDED_TAXONOMY } from '~/testing/shop-taxonomy';
import type { Change } from './price-change';
import { changedBuilds, changedRules, changedTariffs } from './rules-effects';

const NOW: Commerce = {
  floatingIp: roubles(180),
  ...{ cpuLimit: 16, minRamPerCoreGb: 1, retirements: [] },
  ramRules: [{ configuratorId: '150' as ConfiguratorId, minRamPerCoreGb: 2 }],
  multipliers: { P1M: multiplier(1), P3M: multiplier(0.97), P6M: multiplier(0.95), P1Y: multiplier(0.9) },
  ...{ consentTicked: true, mailingTicked: true, companyDomain: '', taxonomy: SEEDED_TAXONOMY },
};

test.each([
  ['nothing that is paid', { companyDomain: 'shop.example' }, []],
  ['the IP', { floatingIp: roubles(200) }, ['Публичный IP в месяц: 180 ₽ → 200 ₽ +11,11 %']],
  ['the IP, to nothing', { floatingIp: roubles(0) }, ['Публичный IP в месяц: 180 ₽ → 0 ₽ станет бесплатно']],
  [
    'a multiplier',
    { multipliers: { ...NOW.multipliers, P1Y: multiplier(0.09) } },
    ['Множитель цены: за год: 0,9 → 0,09 −90 %'],
  ],
  ['the memory', { minRamPerCoreGb: 2 }, ['Памяти на ядро не меньше: 1 ГБ → 2 ГБ +100 %']],
  [
    'a rule that is gone',
    { ramRules: [] },
    ['Памяти на ядро в конфигураторе 150 не меньше: 2 ГБ → нет больше не указано'],
  ],
  ['the cores', { cpuLimit: 8 }, ['Ядер без заявки: 16 → 8 −50 %']],
])('a draft that changes %s says so', (_what, change, expected) => {
  expect(changedRules(NOW, { ...NOW, ...change }).map(inWords)).toEqual(expected);
});

const tariff = (price: number, isSoldOut = false): ServerTariff => ({
  ...{
    presetId: String(price) as PresetId,
    title: `За ${price}`,
    location: 'ru-1',
    family: 'premium',
    cpu: 1,
  },
  ...{ cpuFrequency: 3.3, ramMb: 1024, diskMb: 15_360, diskType: 'nvme', bandwidthMbit: 100 },
  ...{ price: roubles(price), isPopular: false, isSoldOut },
});

test('servers from the cheapest to the dearest are told at the price of now and of the draft', () => {
  const tariffs = [tariff(1800), tariff(350), tariff(100, true)];
  expect(changedTariffs(tariffs, NOW, { ...NOW, floatingIp: roubles(200) }).map(inWords)).toEqual([
    'За 350, Санкт-Петербург: помесячно с IP: 530 ₽ → 550 ₽ +3,77 %',
    'За 350, Санкт-Петербург: при оплате за год с IP: 477 ₽ → 495 ₽ +3,77 %',
    'За 1800, Санкт-Петербург: помесячно с IP: 1 980 ₽ → 2 000 ₽ +1,01 %',
    'За 1800, Санкт-Петербург: при оплате за год с IP: 1 782 ₽ → 1 800 ₽ +1,01 %',
  ]);
  expect(changedTariffs(tariffs, NOW, NOW)).toEqual([]);
  expect(changedTariffs([], NOW, { ...NOW, floatingIp: roubles(1) })).toEqual([]);
});

test('a rule of memory is told by the smallest server it makes dearer, and by no other', () => {
  const configurator = (id: number): ServerConfigurator => ({
    ...{
      configuratorId: String(id) as ConfiguratorId,
      location: 'ru-1',
      diskType: 'nvme',
      cpuFrequency: 3.3,
    },
    cpu: { min: 1, max: 8, step: 1 },
    ramMb: { min: 1024, max: 65_536, step: 1024 },
    diskMb: { min: 10_240, max: 102_400, step: 10_240 },
    unitPrices: { core: roubles(100), ramGb: roubles(50), diskGb: roubles(1) },
  });
  const draft = { ...NOW, ramRules: [{ configuratorId: '150' as ConfiguratorId, minRamPerCoreGb: 4 }] };
  expect(changedBuilds([configurator(63), configurator(150)], NOW, draft).map(inWords)).toEqual([
    'Самый маленький сервер в конфигураторе 150, Санкт-Петербург: 210 ₽ → 310 ₽ +47,62 %',
  ]);
});

function inWords({ label, from, to, note }: Change): string {
  return `${label}: ${from ?? 'нет'} → ${to ?? 'нет'} ${note}`.replaceAll(/[\u00a0\u202f]/g, ' ');
}
