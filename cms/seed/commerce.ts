/**
 * Prices are those of the specification. It gives no sizes for the German presets: the first tier's are those of the
 * provider's presets of the same name, the second tier's are ours.
 */
export const staticPresets = [
  german('frankfurt-1', 'frankfurt', 'Франкфурт 1', 5113, 2, 2, 40, 1140),
  german('frankfurt-2', 'frankfurt', 'Франкфурт 2', 5115, 2, 4, 50, 1650),
  german('frankfurt-3', 'frankfurt', 'Франкфурт 3', 5117, 4, 8, 80, 2910),
  german('frankfurt-second-1', 'frankfurt_second', 'Франкфурт: старт 1', undefined, 1, 1, 15, 510),
  german('frankfurt-second-2', 'frankfurt_second', 'Франкфурт: старт 2', undefined, 1, 2, 30, 810),
  german('frankfurt-second-3', 'frankfurt_second', 'Франкфурт: старт 3', undefined, 2, 2, 40, 1140),
  muscovite('dedicated-msk-1', 'MSK 1', 1, 4, 50, 2330),
  muscovite('dedicated-msk-2', 'MSK 2', 2, 8, 80, 4420),
  muscovite('dedicated-msk-3', 'MSK 3', 3, 12, 100, 6390),
  {
    code: 'static-2611',
    title: 'High 1',
    group: 'other' as const,
    preset_id: 2611,
    cpu: 1,
    ram_gb: 1,
    disk_gb: 15,
    price: 499,
    bandwidth: 200,
    location: 'ru-1',
  },
];

export const commerceSettings = {
  floating_ip_price: 180,
  cpu_limit: 16,
  min_ram_per_core_gb: 1,
  configurator_rules: [{ configurator_id: 150, min_ram_per_core_gb: 2 }],
  payment_periods: [
    { code: 'P1M', multiplier: 1 },
    { code: 'P3M', multiplier: 0.97 },
    { code: 'P6M', multiplier: 0.95 },
    { code: 'P1Y', multiplier: 0.9 },
  ],
  // Sold until 2024 under another number.
  retired_presets: [{ preset_id: 1921, successor_id: 2453 }],
  analytics_counter_id: '',
  analytics_goal_id: '',
  company_domain: 'vitrina.example',
  consent_checked: true,
  agree_mailing_checked: true,
};

function german(
  code: string,
  group: 'frankfurt' | 'frankfurt_second',
  title: string,
  preset_id: number | undefined,
  cpu: number,
  ram_gb: number,
  disk_gb: number,
  price: number,
) {
  return { code, title, group, preset_id, cpu, ram_gb, disk_gb, price, bandwidth: 200, location: 'de-1' };
}

function muscovite(code: string, title: string, cpu: number, ram_gb: number, disk_gb: number, price: number) {
  return {
    code,
    title,
    group: 'dedicated_msk' as const,
    cpu,
    ram_gb,
    disk_gb,
    price,
    bandwidth: 200,
    location: 'ru-3',
  };
}
