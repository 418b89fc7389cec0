import {
  type DatabaseTariff,
  type DatabaseType,
  databaseOrder,
  LOCATIONS,
  type LocationCode,
  MB_IN_GB,
  nearestDatabase,
  type PeriodMultipliers,
} from '@vitrina/ordering';
import { cpuCaption, DATABASE_NAMES, diskCaption, memoryCaption } from '~/copy/captions';
import type { ListDefinition } from '../definition';
import { type LineRow, linesOf } from '../lines';
import type { DatabaseOffer } from '../product-offer';
import { toOffer } from '../to-offer';

/** Specification 001, section 2.2: databases are chosen in these places only. */
export const DATABASE_PLACES = ['ru-1', 'nl-1'] as const satisfies readonly LocationCode[];

type DatabaseRow = LineRow & Pick<DatabaseTariff, 'type'>;

/** Of one type, in one place: the first type that is sold, in the first of the places. */
export const DATABASE_LIST: ListDefinition<DatabaseRow, DatabaseType, LocationCode> = {
  ...linesOf(),
  opensAt: () => DATABASE_PLACES[0],
  tabs: { key: 'type', of: ({ type }) => type, offered: typesSold },
};

/** The types that are sold at all, in the order of their names' list, which is that of the specification (section 9). */
export function typesSold(offers: readonly Pick<DatabaseRow, 'type'>[]): DatabaseType[] {
  const order = Object.keys(DATABASE_NAMES);
  const types = [...new Set(offers.map(({ type }) => type))];
  return types.sort((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The chosen places in which a type is sold. */
export function placesOf(
  type: DatabaseType,
  offers: readonly Pick<DatabaseRow, 'type' | 'location'>[],
): LocationCode[] {
  return DATABASE_PLACES.filter((place) =>
    offers.some((offer) => offer.type === type && offer.location === place),
  );
}

/** The price list of databases, in the order given. What every database comes with: specification 001, section 2.2. */
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
  { presetId, type, title, location, cpu, ramMb, diskMb, price, isSoldOut }: DatabaseTariff,
  multipliers: PeriodMultipliers,
): DatabaseOffer {
  const offer = toOffer(
    {
      ...{ title, location, price, isSoldOut },
      name: `${DATABASE_NAMES[type]} ${title}, ${LOCATIONS[location]}`,
      order: (period) => databaseOrder(presetId, type, period),
      specs: [
        ['Процессор', cpuCaption(cpu, databaseClock(location))],
        ['Память', memoryCaption(ramMb)],
        ['Диск', diskCaption(diskMb, 'nvme')],
        ['Приватный IP', 'Есть'],
        ['Бэкапы', 'Есть'],
      ],
      amounts: { cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
    },
    multipliers,
  );
  return { ...offer, type };
}

/** Specification 001, section 9: 3.0 GHz where the site's location key is `eu`, which is Poland, and 3.3 GHz elsewhere. */
export function databaseClock(location: DatabaseTariff['location']): number {
  return location === 'pl-1' ? 3 : 3.3;
}
