import {
  configurationLimits,
  exactRoubles,
  idInJson,
  MB_IN_GB,
  presetOrder,
  type ServerConfigurator,
} from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { type DatedPart, placeOf, type RecordContext } from '../feed-context';
import type { FeedConfigurator, FeedOffer } from '../feed-record';

/** Cloud servers, whose price list is that with a public address. */
export function serverOffers(
  { part, asOf }: DatedPart<'serverTariffs'>,
  context: RecordContext,
): FeedOffer[] {
  return part.map((tariff) => ({
    ...context.offer(
      'cloud-server',
      tariff,
      asOf,
      orderPaths.registration(presetOrder(tariff.presetId, { bandwidthMbit: tariff.bandwidthMbit })),
    ),
    specs: {
      ...{ family: tariff.family, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
      ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: tariff.diskType },
      bandwidthMbit: tariff.bandwidthMbit,
    },
    pricesWithIp: context.prices(tariff.price, context.rules.floatingIp),
  }));
}

/** Cloud servers of any size that the site lets one choose. */
export function serverConfigurators(
  { part, asOf }: DatedPart<'serverConfigurators'>,
  context: RecordContext,
): FeedConfigurator[] {
  return part.map((configurator) => {
    const { configuratorId, location, diskType, cpuFrequency, diskMb } = configurator;
    const perCoreGb = context.rules.ramPerCoreGb(configuratorId);
    const { diskGb } = configurationLimits(configurator, perCoreGb);
    const { limits, unitPrices } = byUnit(configurator);
    return {
      ...{ id: `cloud-server-configurator/${configuratorId}`, product: 'cloud-server' },
      configuratorId: idInJson(configuratorId),
      ...placeOf(location),
      specs: { cpuFrequencyGhz: cpuFrequency, diskType },
      limits: {
        ...limits,
        diskMb: { ...diskMb, max: diskGb.max * MB_IN_GB },
        minRamPerCoreMb: perCoreGb * MB_IN_GB,
      },
      ...{ unitPrices, url: context.url(paths.tariffs), asOf },
    };
  });
}

/** Machines that a cluster is made of. */
export function nodeOffers({ part, asOf }: DatedPart<'nodeTariffs'>, context: RecordContext): FeedOffer[] {
  return part.map((tariff) => ({
    ...context.offer('kubernetes-node', tariff, asOf, paths.createCluster),
    specs: {
      ...{ role: tariff.role, cpu: tariff.cpu, ramMb: tariff.ramMb, diskMb: tariff.diskMb },
      bandwidthMbit: tariff.networkMbit,
    },
  }));
}

/** The same of any size. */
export function nodeConfigurators(
  { part, asOf }: DatedPart<'nodeConfigurators'>,
  context: RecordContext,
): FeedConfigurator[] {
  return part.map(({ configuratorId, location, role, diskType, cpuFrequency, ...priced }) => ({
    ...{ id: `kubernetes-node-configurator/${configuratorId}`, product: 'kubernetes-node' },
    configuratorId: idInJson(configuratorId),
    ...placeOf(location),
    specs: { role, cpuFrequencyGhz: cpuFrequency, diskType },
    ...byUnit(priced),
    ...{ url: context.url(paths.createCluster), asOf },
  }));
}

function byUnit({
  cpu,
  ramMb,
  diskMb,
  unitPrices,
}: Pick<ServerConfigurator, 'cpu' | 'ramMb' | 'diskMb' | 'unitPrices'>): Pick<
  FeedConfigurator,
  'limits' | 'unitPrices'
> {
  return {
    limits: { cpu, ramMb, diskMb },
    unitPrices: {
      core: exactRoubles(unitPrices.core),
      ramGb: exactRoubles(unitPrices.ramGb),
      diskGb: exactRoubles(unitPrices.diskGb),
    },
  };
}
