import { configurationLimits, idInJson, MB_IN_GB, presetOrder } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import { byUnit, type Feed, placeOf } from '../feed-context';

const NAME = 'cloud-server';

/** Cloud servers, whose price list is that with a public address, and those of any size that the site lets one choose. */
export const serverFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const [tariffs, configurators] = await Promise.all([
      catalogue.serverTariffs.dated(),
      catalogue.serverConfigurators.dated(),
    ]);
    return {
      moments: [tariffs.asOf, configurators.asOf],
      offers: (context) =>
        tariffs.part.map((tariff) => ({
          ...context.offer(
            NAME,
            tariff,
            tariffs.asOf,
            orderPaths.registration(
              presetOrder(tariff.presetId, { bandwidthMbit: tariff.bandwidthMbit, period: context.period }),
            ),
          ),
          specs: {
            ...{ family: tariff.family, cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency },
            ...{ ramMb: tariff.ramMb, diskMb: tariff.diskMb, diskType: tariff.diskType },
            bandwidthMbit: tariff.bandwidthMbit,
          },
          pricesWithIp: context.prices(tariff.price, context.rules.floatingIp),
        })),
      configurators: (context) =>
        configurators.part.map((configurator) => {
          const { configuratorId, location, diskType, cpuFrequency, diskMb } = configurator;
          const perCoreGb = context.rules.ramPerCoreGb(configuratorId);
          const { diskGb } = configurationLimits(configurator, perCoreGb);
          const { limits, unitPrices } = byUnit(configurator);
          return {
            ...{ id: `cloud-server-configurator/${configuratorId}`, product: NAME },
            configuratorId: idInJson(configuratorId),
            ...placeOf(location),
            specs: { cpuFrequencyGhz: cpuFrequency, diskType },
            limits: {
              ...limits,
              diskMb: { ...diskMb, max: diskGb.max * MB_IN_GB },
              minRamPerCoreMb: perCoreGb * MB_IN_GB,
            },
            ...{ unitPrices, url: context.url(paths.tariffs), asOf: configurators.asOf },
          };
        }),
    };
  },
};
