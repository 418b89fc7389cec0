import {
  balancerOrder,
  bucketOrder,
  DEFAULT_PAYMENT_PERIOD,
  databaseOrder,
  dedicatedOrder,
  exactRoubles,
  type LiveCatalogue,
  LOCATIONS,
  type LocationCode,
  type Money,
  type PaymentPeriod,
  presetOrder,
  quote,
} from '@vitrina/ordering';
import { STORAGE_CLASS_NAMES } from '~/captions';
import type { Commerce } from '~/content/get-commerce';
import { orderPaths } from '~/order-paths';
import { paths } from '~/paths';
import {
  type FeedConfigurator,
  type FeedOffer,
  type FeedProduct,
  type PeriodPrices,
  type PriceFeed,
  SCHEMA_VERSION,
} from './price-feed';

/** The parts of the catalogue that have prices. */
export type PricedPart = Exclude<keyof LiveCatalogue, 'osImages' | 'software' | 'clusterVersions'>;

/** Each of them as it was at a moment. */
export type PricedCatalogue = {
  [Part in PricedPart]: { part: Awaited<ReturnType<LiveCatalogue[Part]>>; asOf: string };
};

/** The whole price list of a catalogue, in an order that does not depend on chance. */
export function toPriceFeed(catalogue: PricedCatalogue, commerce: Commerce, site: string): PriceFeed {
  const from = new Listing(catalogue, commerce, site);
  const moments = Object.values(catalogue).map((dated) => Date.parse(dated.asOf));
  const asOf = new Date(Math.min(...moments)).toISOString();
  return {
    ...{ schemaVersion: SCHEMA_VERSION, asOf, currency: 'RUB', unit: 'month', site },
    publicIp: exactRoubles(commerce.floatingIp),
    multipliers: ofPeriods((period) => (commerce.multipliers[period] / 10_000).toFixed(4)),
    offers: [
      ...from.servers(),
      ...from.databases(),
      ...from.buckets(),
      ...from.balancers(),
      ...from.nodes(),
      ...from.machines(),
      ...from.machineParts(),
      ...from.machineServices(),
      ...from.apps(),
    ],
    configurators: [
      ...from.serverConfigurators(),
      ...from.bucketConfigurators(),
      ...from.nodeConfigurators(),
    ],
  };
}

function ofPeriods(toText: (period: PaymentPeriod) => string): Record<PaymentPeriod, string> {
  return { P1M: toText('P1M'), P3M: toText('P3M'), P6M: toText('P6M'), P1Y: toText('P1Y') };
}

class Listing {
  constructor(
    private readonly catalogue: PricedCatalogue,
    private readonly commerce: Commerce,
    private readonly site: string,
  ) {}

  servers(): FeedOffer[] {
    const { part, asOf } = this.catalogue.serverTariffs;
    return part.map((tariff) => ({
      ...this.#offer('cloud-server', tariff, asOf, orderPaths.registration(presetOrder(tariff.presetId))),
      specs: {
        ...{ family: tariff.family, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
        ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: tariff.diskType },
        bandwidthMbit: tariff.bandwidthMbit,
      },
      pricesWithIp: this.#prices(tariff.price, this.commerce.floatingIp),
    }));
  }

  databases(): FeedOffer[] {
    const { part, asOf } = this.catalogue.databaseTariffs;
    return part.map((tariff) => ({
      ...this.#offer(
        'database',
        tariff,
        asOf,
        orderPaths.registration(databaseOrder(tariff.presetId, tariff.type)),
      ),
      specs: {
        ...{ databaseType: tariff.type, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
        ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: 'nvme' },
      },
    }));
  }

  buckets(): FeedOffer[] {
    const { part, asOf } = this.catalogue.storageTariffs;
    return part.map((tariff) => {
      const order = bucketOrder({ kind: 'preset', presetId: tariff.presetId });
      return {
        ...this.#offer('storage', tariff, asOf, orderPaths.registration(order)),
        specs: { storageClass: tariff.storageClass, diskMb: tariff.diskMb },
      };
    });
  }

  balancers(): FeedOffer[] {
    const { part, asOf } = this.catalogue.balancerTariffs;
    return part.map((tariff) => {
      const { presetId, bandwidthMbit, requestsPerSecond, replicas } = tariff;
      const url = orderPaths.registration(balancerOrder(presetId, bandwidthMbit));
      return {
        ...this.#offer('load-balancer', tariff, asOf, url),
        specs: { bandwidthMbit, requestsPerSecond, replicas },
      };
    });
  }

  nodes(): FeedOffer[] {
    const { part, asOf } = this.catalogue.nodeTariffs;
    return part.map((tariff) => ({
      ...this.#offer('kubernetes-node', tariff, asOf, paths.createCluster),
      specs: {
        ...{ role: tariff.role, cpu: tariff.cpu, ramMb: tariff.ramMb, diskMb: tariff.diskMb },
        bandwidthMbit: tariff.networkMbit,
      },
    }));
  }

  machines(): FeedOffer[] {
    const { part, asOf } = this.catalogue.dedicatedTariffs;
    return part.map((tariff) => {
      const { presetId, planId, processor, memory, disks } = tariff;
      const order = dedicatedOrder({ kind: 'preset', presetId, planId });
      const description = [processor, memory, ...disks.map(({ caption }) => caption)].join(', ');
      return {
        ...this.#offer('dedicated-server', tariff, asOf, orderPaths.registration(order)),
        specs: { ramMb: tariff.memoryGb * 1024, description },
      };
    });
  }

  machineParts(): FeedOffer[] {
    const { part: configurator, asOf } = this.catalogue.dedicatedConfigurator;
    if (!configurator) return [];
    const kinds = ['cpus', 'memories', 'storages', 'raids'] as const;
    return kinds.flatMap((partKind) =>
      configurator[partKind].map(({ partId, caption, price }) => ({
        ...this.#offer(
          'dedicated-part',
          { presetId: partId, title: caption, location: configurator.location, price },
          asOf,
          paths.service('dedicated-servers'),
        ),
        specs: { partKind },
      })),
    );
  }

  machineServices(): FeedOffer[] {
    const { part, asOf } = this.catalogue.dedicatedServices;
    return part.map(({ serviceId, caption, kind, price }) => ({
      ...this.#offer(
        'dedicated-service',
        { presetId: serviceId, title: caption, location: undefined, price },
        asOf,
        paths.service('dedicated-servers'),
      ),
      specs: { partKind: kind },
    }));
  }

  apps(): FeedOffer[] {
    const { part, asOf } = this.catalogue.appTariffs;
    const frameworks = this.catalogue.appFrameworks.part;
    return part.map((tariff) => {
      const { type, presetId, location, diskMb } = tariff;
      const framework = frameworks.find((known) => known.type === type)?.name;
      const url = framework
        ? orderPaths.registration({
            ...{ product: 'apps', type, framework, presetId, location, period: DEFAULT_PAYMENT_PERIOD },
          })
        : paths.service('apps');
      const power =
        tariff.type === 'backend'
          ? { cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency, ramMb: tariff.ramMb }
          : { requestsPerSecond: String(tariff.requestsPerSecond) };
      return { ...this.#offer('app', tariff, asOf, url), specs: { appType: type, ...power, diskMb } };
    });
  }

  serverConfigurators(): FeedConfigurator[] {
    const { part, asOf } = this.catalogue.serverConfigurators;
    return part.map(({ configuratorId, location, diskType, cpuFrequency, ...priced }) => ({
      ...{ id: `cloud-server-configurator/${configuratorId}`, product: 'cloud-server', configuratorId },
      ...place(location),
      specs: { cpuFrequencyGhz: cpuFrequency, diskType },
      ...toLimits(priced),
      ...{ url: this.#url(paths.tariffs), asOf },
    }));
  }

  bucketConfigurators(): FeedConfigurator[] {
    const { part, asOf } = this.catalogue.storageConfigurators;
    return part.map(({ configuratorId, location, storageClass, diskMb, diskGbPrice }) => ({
      ...{ id: `storage-configurator/${configuratorId}`, product: 'storage', configuratorId },
      ...place(location),
      specs: { storageClass, description: STORAGE_CLASS_NAMES[storageClass] },
      ...{ limits: { diskMb }, unitPrices: { diskGb: exactRoubles(diskGbPrice) } },
      ...{ url: this.#url(paths.service('s3')), asOf },
    }));
  }

  nodeConfigurators(): FeedConfigurator[] {
    const { part, asOf } = this.catalogue.nodeConfigurators;
    return part.map(({ configuratorId, location, role, diskType, cpuFrequency, ...priced }) => ({
      ...{ id: `kubernetes-node-configurator/${configuratorId}`, product: 'kubernetes-node', configuratorId },
      ...place(location),
      specs: { role, cpuFrequencyGhz: cpuFrequency, diskType },
      ...toLimits(priced),
      ...{ url: this.#url(paths.createCluster), asOf },
    }));
  }

  #offer(
    product: FeedProduct,
    tariff: {
      presetId: number;
      title: string;
      location: LocationCode | undefined;
      price: Money;
      isSoldOut?: boolean;
    },
    asOf: string,
    path: string,
  ): Omit<FeedOffer, 'specs'> {
    const { presetId, title, location, price, isSoldOut } = tariff;
    return {
      ...{ id: `${product}/${presetId}`, product, presetId, title },
      ...(location && place(location)),
      availability: isSoldOut ? 'sold-out' : 'in-stock',
      prices: this.#prices(price),
      ...{ url: this.#url(path), asOf },
    };
  }

  #prices(price: Money, floatingIp?: Money): PeriodPrices {
    return ofPeriods((period) =>
      exactRoubles(quote(price, { floatingIp, discount: this.commerce.multipliers[period] })),
    );
  }

  #url(path: string): string {
    return `${this.site}${path}`;
  }
}

function place(location: LocationCode): { location: string; locationName: string } {
  return { location, locationName: LOCATIONS[location] };
}

type PricedByUnit = Pick<
  PricedCatalogue['serverConfigurators']['part'][number],
  'cpu' | 'ramMb' | 'diskMb' | 'unitPrices'
>;

function toLimits({
  cpu,
  ramMb,
  diskMb,
  unitPrices,
}: PricedByUnit): Pick<FeedConfigurator, 'limits' | 'unitPrices'> {
  return {
    limits: { cpu, ramMb, diskMb },
    unitPrices: {
      core: exactRoubles(unitPrices.core),
      ramGb: exactRoubles(unitPrices.ramGb),
      diskGb: exactRoubles(unitPrices.diskGb),
    },
  };
}
