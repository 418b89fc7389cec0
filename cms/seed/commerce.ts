import { DEFAULT_COMMERCE } from '../src/first-start/default-settings';

const BUILT = { configurator_id: '79' };

/**
 * Prices are those of rule R27, and each names what it sells. It gives no sizes for the German
 * presets: the first tier's are those of the provider's presets of the same name, the second tier's are ours, built in
 * configurator 79. The site shows what the provider says of them; these figures are for while it is away.
 */
export const staticPresets = [
  german('frankfurt-1', 'frankfurt', 'Франкфурт 1', { preset_id: '5113' }, 2, 2, 40, 1140),
  german('frankfurt-2', 'frankfurt', 'Франкфурт 2', { preset_id: '5115' }, 2, 4, 50, 1650),
  german('frankfurt-3', 'frankfurt', 'Франкфурт 3', { preset_id: '5117' }, 4, 8, 80, 2910),
  german('frankfurt-second-1', 'frankfurt_second', 'Франкфурт: старт 1', BUILT, 1, 1, 15, 510),
  german('frankfurt-second-2', 'frankfurt_second', 'Франкфурт: старт 2', BUILT, 1, 2, 30, 810),
  german('frankfurt-second-3', 'frankfurt_second', 'Франкфурт: старт 3', BUILT, 2, 2, 40, 1140),
  muscovite('dedicated-msk-1', 'MSK 1', '4823', 1, 4, 50, 2330),
  muscovite('dedicated-msk-2', 'MSK 2', '4825', 2, 8, 80, 4420),
  muscovite('dedicated-msk-3', 'MSK 3', '4827', 3, 12, 100, 6390),
  {
    code: 'static-2611',
    title: 'High 1',
    group: 'other' as const,
    preset_id: '2611',
    cpu: 1,
    ram_gb: 1,
    disk_gb: 15,
    price: 499,
    bandwidth: 200,
    location: 'ru-1',
  },
];

export const commerceSettings = {
  ...DEFAULT_COMMERCE,
  // Sold until 2024 under another number.
  retired_presets: [{ preset_id: '1921', successor_id: '2453' }],
};

function german(
  code: string,
  group: 'frankfurt' | 'frankfurt_second',
  title: string,
  sold: { preset_id: string } | { configurator_id: string },
  cpu: number,
  ram_gb: number,
  disk_gb: number,
  price: number,
) {
  const english = title.replace('Франкфурт: старт', 'Frankfurt: start').replace('Франкфурт', 'Frankfurt');
  const translations = [{ language: 'en', name: english }];
  return {
    code,
    title,
    translations,
    group,
    ...sold,
    cpu,
    ram_gb,
    disk_gb,
    price,
    bandwidth: 200,
    location: 'de-1',
  };
}

function muscovite(
  code: string,
  title: string,
  preset_id: string,
  cpu: number,
  ram_gb: number,
  disk_gb: number,
  price: number,
) {
  return {
    code,
    title,
    group: 'dedicated_msk' as const,
    preset_id,
    cpu,
    ram_gb,
    disk_gb,
    price,
    bandwidth: 200,
    location: 'ru-3',
  };
}
