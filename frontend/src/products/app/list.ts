import {
  type AppFramework,
  type AppTariff,
  MB_IN_GB,
  type Order,
  type PaymentPeriod,
  type PeriodMultipliers,
} from '@vitrina/ordering';
import { cpuCaption, memoryCaption, requestsCaption, sizeCaption } from '~/copy/captions';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { linesOf } from '../lines';
import type { ProductOffer } from '../product-offer';
import { type OfferRow, toLine } from '../to-offer';

/** Both kinds, one below the other. */
export const APP_LIST = linesOf();

/** The framework is settled in the panel together with the repository; the first one only opens that page. */
export function toAppOffers(
  tariffs: readonly AppTariff[],
  frameworks: readonly AppFramework[],
  multipliers: PeriodMultipliers,
): ProductOffer[] {
  return (['backend', 'frontend'] as const).flatMap((type) => {
    const kind = t.products[type];
    const framework = frameworks.find((known) => known.type === type)?.name;
    return tariffs.flatMap((tariff) => {
      if (tariff.type !== type || !framework) return [];
      const { presetId, location, price, diskMb } = tariff;
      const order = (period: PaymentPeriod): Order => ({
        ...{ product: 'apps', type, framework, presetId, location, period },
      });
      // The provider's title says what the columns say.
      const name = `${kind} ${tariff.title}, ${locationName(location)}`;
      const line = { name, location, price, order, group: kind };
      const disk = [t.products.disk, sizeCaption(diskMb)] as const;
      if (tariff.type === 'frontend') {
        const requests = [t.products.requests, requestsCaption(String(tariff.requestsPerSecond))] as const;
        const title = `${kind} ${tariff.requestsPerSecond}`;
        return [toLine({ ...line, title, specs: [requests, disk] }, multipliers)];
      }
      const { cpu, cpuFrequency, ramMb } = tariff;
      const row: OfferRow = {
        ...line,
        title: `${kind} ${memoryCaption(ramMb)}`,
        specs: [
          [t.products.processor, cpuCaption(cpu, cpuFrequency)],
          [t.products.memory, memoryCaption(ramMb)],
          disk,
        ],
        amounts: { cpu, ramGb: ramMb / MB_IN_GB, diskGb: diskMb / MB_IN_GB },
      };
      return [toLine(row, multipliers)];
    });
  });
}
