import path from 'node:path';
import { IDENTIFIER } from '@vitrina/content-contract/identifier';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceSettings } from '../seed/commerce';
import cardSchema from '../src/api/commerce/content-types/static-preset/schema.json';
import { commerceFaults } from '../src/prices/commerce-faults';
import { type Answer, at, del, get, logIn, post, put } from './requests';
import { DEMO_PASSWORD, type RunningCms, startCms, temporaryFolder } from './running-cms';

const [month, quarter, half, year] = commerceSettings.payment_periods;

function monthFor(multiplier: unknown) {
  return { payment_periods: [{ code: 'P1M', multiplier }, quarter, half, year] };
}

describe('settings of selling', () => {
  test.each([
    ['are those of the seed', {}],
    ['give the IP away', { floating_ip_price: 0 }],
    ['leave the numbers to the defaults', { floating_ip_price: undefined, cpu_limit: undefined }],
    ['name a chain of successors', retired([7, 8], [8, 9])],
    ['name one successor of two presets', retired([7, 9], [8, 9])],
    ['call presets by words', retired(['small-1', 'small-2.nvme'])],
    ['have no rules', { configurator_rules: [] }],
    [
      'name a configurator that needs no more memory than others',
      { configurator_rules: [{ configurator_id: '7' }] },
    ],
    ['know no location', { locations: [], server_families: [], configurator_rules: [] }],
    ['know one that stands on no map', { locations: [{ code: 'us-4', name: 'Нью-Йорк', longitude: null }] }],
    ['list the periods in another order', { payment_periods: [year, half, quarter, month] }],
    ['offer fewer periods', { payment_periods: [month, half] }],
    ['offer one period', { payment_periods: [quarter] }],
    [
      'offer other periods',
      { payment_periods: [month, { ...year, code: 'P2Y' }, { ...year, code: 'P18M' }] },
    ],
    ['have the smallest multiplier', monthFor(0.0001)],
    ['have a multiplier of four decimals', monthFor(0.9725)],
    [
      'name every counter',
      {
        ...{ analytics_counter_id: '12345678', analytics_ga_id: 'G-ABC123DEF4' },
        ...{ analytics_roistat_id: '0123456789abcdef0123456789abcdef' },
        ...{
          analytics_plausible_address: 'https://stats.example.ru',
          analytics_plausible_domain: 'example.ru',
        },
      },
    ],
  ])('are accepted when they %s', (_what, change) => {
    expect(commerceFaults({ ...commerceSettings, ...change })).toEqual([]);
  });

  test.each([
    ['a negative price', { floating_ip_price: -1 }, 'floating_ip_price'],
    ['a price with kopecks', { floating_ip_price: 180.5 }, 'floating_ip_price'],
    ['a price beyond all prices', { floating_ip_price: 100_000_001 }, 'floating_ip_price'],
    ['an emptied price', { floating_ip_price: null }, 'floating_ip_price'],
    ['no cores', { cpu_limit: 0 }, 'cpu_limit'],
    ['more cores than a number may be', { cpu_limit: 2_147_483_648 }, 'cpu_limit'],
    ['no memory per core', { min_ram_per_core_gb: 0 }, 'min_ram_per_core_gb'],
    ['half a gigabyte per core', { min_ram_per_core_gb: 0.5 }, 'min_ram_per_core_gb'],
    ['a rule without memory', rules([150, 0]), 'configurator_rules.0.min_ram_per_core_gb'],
    [
      'two rules for one configurator',
      rules([150, 2], [7, 1], [150, 4]),
      'configurator_rules.2.configurator_id',
    ],
    ['a location without a code', locations({ code: '' }), 'locations.0.code'],
    ['a code that no address can hold', locations({ code: 'ru 1' }), 'locations.0.code'],
    ['a location twice', locations({}, {}), 'locations.1.code'],
    ['a location without a name', locations({ name: ' ' }), 'locations.0.name'],
    ['a place beyond the poles', locations({ longitude: 37, latitude: 91 }), 'locations.0.latitude'],
    ['half a place on the map', locations({ longitude: 37 }), 'locations.0.latitude'],
    ['a tab of no family', locations({ families: 'premium, gpu' }), 'locations.0.families'],
    [
      'a family twice',
      { server_families: [PREMIUM, PREMIUM], ...locations(), ...rules() },
      'server_families.1.code',
    ],
    ['a configurator of no family', configurator({ family: 'gpu' }), 'configurator_rules.0.family'],
    ['one under no tab', configurator({ is_under_tab: true }), 'configurator_rules.0.is_under_tab'],
    ['a beginning that is no code', { build_location: 'Москва' }, 'build_location'],
    ['a preset that succeeds itself', retired([7, 7]), 'retired_presets.0.successor_id'],
    ['two successors of one preset', retired([7, 8], [7, 9]), 'retired_presets.1.preset_id'],
    ['a successor that has no name', retired([7, '']), 'retired_presets.0.successor_id'],
    ['a preset that nothing could be called', retired(['№ 7', 8]), 'retired_presets.0.preset_id'],
    [
      'a preset as a number',
      { retired_presets: [{ preset_id: 7, successor_id: '8' }] },
      'retired_presets.0.preset_id',
    ],
    [
      'a configurator that nothing could be called',
      configurator({ configurator_id: 'a b' }),
      'configurator_rules.0.configurator_id',
    ],
    ['a counter of Metrika in words', { analytics_counter_id: 'ya-1' }, 'analytics_counter_id'],
    ['an old id of Google', { analytics_ga_id: 'UA-12345-1' }, 'analytics_ga_id'],
    ['a key of Roistat with a script', { analytics_roistat_id: '"></script>' }, 'analytics_roistat_id'],
    [
      'an address of Plausible with a path',
      { analytics_plausible_address: 'https://stats.example.ru/js', analytics_plausible_domain: 'a.ru' },
      'analytics_plausible_address',
    ],
    [
      'a Plausible without a name',
      { analytics_plausible_address: 'https://a.ru' },
      'analytics_plausible_domain',
    ],
    ['a Plausible without an address', { analytics_plausible_domain: 'a.ru' }, 'analytics_plausible_address'],
    ['no periods', { payment_periods: [] }, 'payment_periods'],
    ['emptied periods', { payment_periods: null }, 'payment_periods'],
    ['a period twice', { payment_periods: [month, quarter, half, year, quarter] }, 'payment_periods.4.code'],
    [
      'what is no period of whole months',
      { payment_periods: [month, { ...quarter, code: 'P2W' }, half, year] },
      'payment_periods.1.code',
    ],
    [
      'a year in months beside it',
      { payment_periods: [year, { ...half, code: 'P12M' }] },
      'payment_periods.1.code',
    ],
    ['more than ten years', { payment_periods: [year, { ...half, code: 'P11Y' }] }, 'payment_periods.1.code'],
    ['a free month', monthFor(0), 'payment_periods.0.multiplier'],
    ['a negative multiplier', monthFor(-0.5), 'payment_periods.0.multiplier'],
    ['a surcharge', monthFor(1.01), 'payment_periods.0.multiplier'],
    ['a fifth decimal', monthFor(0.97255), 'payment_periods.0.multiplier'],
    ['no multiplier', monthFor(undefined), 'payment_periods.0.multiplier'],
  ])('with %s are refused at the field', (_what, change, field) => {
    const faults = commerceFaults({ ...commerceSettings, ...change });
    expect(faults.map(({ path }) => path.join('.'))).toEqual([field]);
  });
});

test('a card may name what the settings may name', () => {
  const { preset_id: preset, configurator_id: configurator } = cardSchema.attributes;
  expect([preset.regex, configurator.regex]).toEqual([IDENTIFIER.source, IDENTIFIER.source]);
});

test('presets that succeed each other in a circle are refused, each at its successor', () => {
  const faults = commerceFaults({ ...commerceSettings, ...retired([7, 8], [8, 9], [9, 7], [5, 7]) });
  expect(faults.map(({ path }) => path.join('.'))).toEqual([
    'retired_presets.0.successor_id',
    'retired_presets.1.successor_id',
    'retired_presets.2.successor_id',
  ]);
});

const PREMIUM = { code: 'premium', name: 'Premium' };

function locations(...rows: object[]) {
  return { locations: rows.map((row) => ({ code: 'es-1', name: 'Мадрид', ...row })) };
}

function configurator(row: object) {
  return { configurator_rules: [{ configurator_id: '7', ...row }] };
}

function retired(...pairs: [number | string, number | string][]) {
  return {
    retired_presets: pairs.map(([preset, successor]) => ({
      preset_id: String(preset),
      successor_id: String(successor),
    })),
  };
}

function rules(...pairs: [number, number][]) {
  return {
    configurator_rules: pairs.map(([configurator, min_ram_per_core_gb]) => ({
      configurator_id: String(configurator),
      min_ram_per_core_gb,
    })),
  };
}

describe('the marketer', () => {
  let cms: RunningCms;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let token: string;
  let address: string;

  beforeAll(async () => {
    folder = await temporaryFolder();
    cms = await startCms({
      DATABASE_FILENAME: path.join(folder.folder, 'data.db'),
      SEED: 'true',
      VITRINA_DEMO: 'true',
      DEMO_PASSWORD,
      PRICE_CHANGE_LIMIT: '12',
    });
    token = await logIn(cms.url, 'marketer@vitrina.example', DEMO_PASSWORD);
    address = `${cms.url}/content-manager/single-types/api::commerce.commerce-settings`;
  });

  afterAll(async () => {
    await cms?.stop();
    await folder?.remove();
  });

  const publish = (fields: object) => post(`${address}/actions/publish`, fields, token);

  async function storedPeriods(): Promise<unknown[]> {
    const periods = at((await get(address, token)).body, 'data', 'payment_periods');
    return Array.isArray(periods) ? periods : [];
  }

  test('changes a price and a multiplier', async () => {
    const periods = await storedPeriods();
    const changed = periods.map((row) =>
      at(row, 'code') === 'P3M' ? { id: at(row, 'id'), multiplier: 0.9725 } : row,
    );
    const { status } = await publish({ floating_ip_price: 200, payment_periods: changed });
    expect(status).toBe(200);
    const { body } = await get(`${address}?status=published`, token);
    expect(at(body, 'data', 'floating_ip_price')).toBe(200);
    expect(at(body, 'data', 'payment_periods', 1)).toMatchObject({ code: 'P3M', multiplier: 0.9725 });
  });

  test('is asked about what goes beyond the limit that the environment sets', async () => {
    // 20 roubles more are 10 % of 200, and 30 are 15 %.
    const asked = await publish({ floating_ip_price: 230 });
    expect(at(asked.body, 'error', 'message')).toMatch(/^Не опубликовано: цену нужно подтвердить\./);
    expect((await publish({ floating_ip_price: 220 })).status).toBe(200);
  });

  test('is told in Russian, at the field, why settings are refused', async () => {
    const periods = await storedPeriods();
    const answer = await put(address, { payment_periods: [] }, token);
    expect(faultsIn(answer)).toEqual([['payment_periods', 'Назовите хотя бы один срок оплаты.']]);
    const zero = periods.map((row, index) => (index === 2 ? { id: at(row, 'id'), multiplier: 0 } : row));
    expect(faultsIn(await put(address, { payment_periods: zero, cpu_limit: 0 }, token))).toEqual([
      ['cpu_limit', 'Ядер без заявки: целое число, 1 или больше.'],
      [
        'payment_periods.2.multiplier',
        'Множитель цены: больше 0, не больше 1, до четырёх знаков после запятой.',
      ],
    ]);
    expect(await storedPeriods()).toEqual(periods);
  });

  test('cannot delete the settings, nor take them off the site', async () => {
    expect((await del(address, token)).status).toBe(400);
    const withdrawn = await post(`${address}/actions/unpublish`, {}, token);
    expect([withdrawn.status, at(withdrawn.body, 'error', 'message')]).toEqual([
      400,
      'Без настроек продаж магазин не работает, снять их с публикации нельзя.',
    ]);
    expect((await get(address, token)).status).toBe(200);
  });
});

function faultsIn({ status, body }: Answer): unknown {
  expect(status).toBe(400);
  const faults = at(body, 'error', 'details', 'errors');
  return Array.isArray(faults) ? faults.map(({ path, message }) => [path.join('.'), message]) : body;
}
