import {
  type DatabaseTariff,
  type DatabaseType,
  databaseOrder,
  type LocationCode,
  MB_IN_GB,
  nearestDatabase,
  type PeriodMultipliers,
} from '@vitrina/ordering';
import { cpuCaption, DATABASE_NAMES, diskCaption, memoryCaption } from '~/copy/captions';
import { firstOfShop, locationName, locationOf, locationsOf } from '~/copy/taxonomy';
import { t } from '~/messages';
import type { ListDefinition } from '../definition';
import { type LineRow, linesOf } from '../lines';
import type { DatabaseOffer } from '../product-offer';
import { toOffer } from '../to-offer';

type DatabaseRow = LineRow & Pick<DatabaseTariff, 'type'>;

/** Of one type, in one place: the first type that is sold, in the first of the places. */
export const DATABASE_LIST: ListDefinition<DatabaseRow, DatabaseType, LocationCode> = {
  ...linesOf(),
  opensAt: (rows) => databasePlaces(rows)[0] ?? firstOfShop() ?? '',
  tabs: { key: 'type', of: ({ type }) => type, offered: typesSold },
};

/** The types that are sold at all, in the order of their names' list, which is that of rule R44. */
export function typesSold(offers: readonly Pick<DatabaseRow, 'type'>[]): DatabaseType[] {
  const order = Object.keys(DATABASE_NAMES);
  const types = [...new Set(offers.map(({ type }) => type))];
  return types.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** Where databases are chosen of all the places in which they are sold. */
export function databasePlaces(rows: readonly Pick<DatabaseRow, 'location'>[]): LocationCode[] {
  return locationsOf(rows).filter((code) => !locationOf(code)?.hidesDatabases);
}

/** The chosen places in which a type is sold. */
export function placesOf(
  type: DatabaseType,
  offers: readonly Pick<DatabaseRow, 'type' | 'location'>[],
): LocationCode[] {
  return databasePlaces(offers.filter((offer) => offer.type === type));
}

/** The price list of databases, in the order given. What every database comes with: rule R43. */
export function toDatabaseOffers(
  tariffs: readonly DatabaseTariff[],
  multipliers: PeriodMultipliers,
): DatabaseOffer[] {
  return tariffs.map((tariff) => {
    const offer = toDatabaseOffer(tariff, multipliers);
    const nearest = tariff.isSoldOut ? nearestDatabase(tariff, tariffs) : undefined;
    if (!nearest) return offer;
    const { name, byPeriod } = toDatabaseOffer(nearest, multipliers);
    return { ...offer, instead: { name, byPeriod } };
  });
}

function toDatabaseOffer(
  { presetId, type, title, location, cpu, cpuFrequency, ramMb, diskMb, price, isSoldOut }: DatabaseTariff,
  multipliers: PeriodMultipliers,
): DatabaseOffer {
  const offer = toOffer(
    {
      ...{ title, location, price, isSoldOut },
      name: `${DATABASE_NAMES[type]} ${title}, ${locationName(location)}`,
      order: (period) => databaseOrder(presetId, type, period),
      specs: [
        [t.products.processor, cpuCaption(cpu, cpuFrequency)],
        [t.products.memory, memoryCaption(ramMb)],
        [t.products.disk, diskCaption(diskMb, 'nvme')],
        [t.products.privateIp, t.products.yes],
        [t.products.backups, t.products.yes],
      ],
      amounts: { cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
    },
    multipliers,
  );
  return { ...offer, type };
}
