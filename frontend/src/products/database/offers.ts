import {
  type DatabaseTariff,
  databaseOrder,
  LOCATIONS,
  MB_IN_GB,
  nearestDatabase,
  type PeriodMultipliers,
} from '@vitrina/ordering';
import { cpuCaption, DATABASE_NAMES, diskCaption, memoryCaption } from '~/copy/captions';
import type { DatabaseOffer } from '../product-offer';
import { toOffer } from '../to-offer';

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
      amounts: { cores: cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
    },
    multipliers,
  );
  return { ...offer, type };
}

/** Specification 001, section 9: 3.0 GHz where the site's location key is `eu`, which is Poland, and 3.3 GHz elsewhere. */
export function databaseClock(location: DatabaseTariff['location']): number {
  return location === 'pl-1' ? 3 : 3.3;
}
