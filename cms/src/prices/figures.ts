import { type Fields, rowsIn } from '../checks/fields';
import { periodInWords } from './payment-period';

/** What visitors pay is counted from these; a content type that has no figures here changes no price. */
export const PRICED = ['api::commerce.static-preset', 'api::commerce.commerce-settings'] as const;

export type PricedUid = (typeof PRICED)[number];

/** One number that prices come from. */
export interface Figure {
  /** Names the figure in its entry whatever row it stands in: `payment_periods.P3M`. */
  key: string;
  /** Where the panel's form has it: `payment_periods.1.multiplier`; the first step is the field of the entry. */
  path: string;
  /** What people call it. */
  label: string;
  unit: Unit;
  /** Absent while nothing is written there. */
  value: number | undefined;
}

/** Roubles a month, a multiplier of prices, cores, or gigabytes. */
export type Unit = 'roubles' | 'multiplier' | 'cores' | 'gigabytes';

export function isPriced(uid: string): uid is PricedUid {
  return PRICED.some((priced) => priced === uid);
}

/** All figures of an entry as it is stored, or as the panel's form holds it. */
export function figuresOf(uid: PricedUid, entry: Fields): Figure[] {
  switch (uid) {
    case 'api::commerce.static-preset':
      return [plain(entry, 'price', 'Цена в месяц', 'roubles')];
    case 'api::commerce.commerce-settings':
      return [
        plain(entry, 'floating_ip_price', 'Цена плавающего IP в месяц', 'roubles'),
        ...periodFigures(entry),
        // Less memory or more of it in the smallest server is a lower or a higher price of it.
        plain(entry, 'min_ram_per_core_gb', 'Памяти на ядро не меньше', 'gigabytes'),
        ...ruleFigures(entry),
        // Beyond so many cores nobody is told a price: it is asked for.
        plain(entry, 'cpu_limit', 'Ядер без заявки', 'cores'),
      ];
    default:
      return uid satisfies never;
  }
}

function plain(entry: Fields, field: string, label: string, unit: Unit): Figure {
  return { key: field, path: field, label, unit, value: numberOf(entry[field]) };
}

function periodFigures(entry: Fields): Figure[] {
  return rowsIn(entry, 'payment_periods').map(({ code, multiplier }, index) => ({
    key: `payment_periods.${code}`,
    path: `payment_periods.${index}.multiplier`,
    label: `Множитель цены за ${periodInWords(code)}`,
    unit: 'multiplier',
    value: numberOf(multiplier),
  }));
}

function ruleFigures(entry: Fields): Figure[] {
  // One without is there for its name and place; what it needs stands in the general rule.
  return rowsIn(entry, 'configurator_rules').flatMap(
    ({ configurator_id: id, min_ram_per_core_gb: least }, index): Figure[] =>
      least === null || least === undefined
        ? []
        : [
            {
              key: `configurator_rules.${id}`,
              path: `configurator_rules.${index}.min_ram_per_core_gb`,
              label: `Памяти на ядро не меньше в конфигураторе ${id}`,
              unit: 'gigabytes',
              value: numberOf(least),
            },
          ],
  );
}

/** A form that is being filled in may hold a text or nothing. */
function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}
