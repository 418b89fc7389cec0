import type { LocationCode, TariffFamily } from '@vitrina/ordering';
import { FAMILY_NAMES } from '~/copy/captions';

export const FAMILY_ORDER: readonly TariffFamily[] = ['premium', 'high-cpu', 'dedicated-cpu'];

export const FAMILIES: Record<TariffFamily, { title: string; text: string }> = {
  premium: {
    title: FAMILY_NAMES.premium,
    text: 'Быстрые диски NVMe и ровная мощность — для сайтов, магазинов и рабочих сред.',
  },
  'high-cpu': {
    title: FAMILY_NAMES['high-cpu'],
    text: 'Самая высокая частота ядра — когда один поток решает: базы данных, сборка, игры.',
  },
  'dedicated-cpu': {
    title: FAMILY_NAMES['dedicated-cpu'],
    text: 'Ядра физического процессора только ваши, ни с кем их не делите.',
  },
};

/** The tabs of each location (specification 001, section 2.1). */
const TABS: Partial<Record<LocationCode, readonly TariffFamily[]>> = {
  'ru-1': ['premium', 'high-cpu', 'dedicated-cpu'],
  'ru-3': ['dedicated-cpu'],
  'ru-2': ['premium'],
  'nl-1': ['premium'],
  'kz-1': ['premium'],
  'de-1': ['premium'],
};

/** Which configurator stands below a tab (specification 001, sections 2.1 and 9). */
const CONFIGURATORS: Partial<Record<`${LocationCode} ${TariffFamily}`, number>> = {
  'ru-1 high-cpu': 63,
  'ru-1 dedicated-cpu': 75,
  'ru-3 dedicated-cpu': 67,
  'de-1 premium': 79,
};

/**
 * The families under which a location's tariffs are shown; one the specification does not know has what is sold there. Under a
 * tab without tariffs servers may still be built from parts, where the provider builds any (`areBuilt`).
 */
export function tabsOf(
  location: LocationCode,
  tariffs: readonly { location: LocationCode; family: TariffFamily }[],
  areBuilt = true,
): readonly TariffFamily[] {
  const sold = tariffs.filter((tariff) => tariff.location === location);
  if (sold.length === 0) return [];
  const families = FAMILY_ORDER.filter((family) => sold.some((tariff) => tariff.family === family));
  const tabs = TABS[location];
  // A provider that sells nothing under the tabs of a location is shown under its own.
  return tabs && (areBuilt || tabs.some((family) => families.includes(family))) ? tabs : families;
}

export function configuratorOf(location: LocationCode, family: TariffFamily): number | undefined {
  return CONFIGURATORS[`${location} ${family}`];
}
