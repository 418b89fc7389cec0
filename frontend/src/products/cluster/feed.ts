import { idInJson } from '@vitrina/ordering';
import { paths } from '~/urls/paths';
import { byUnit, type Feed, placeOf } from '../feed-context';

const NAME = 'kubernetes-node';

/** Machines that a cluster is made of, as they stand and of any size. */
export const clusterFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const [tariffs, configurators] = await Promise.all([
      catalogue.nodeTariffs.dated(),
      catalogue.nodeConfigurators.dated(),
    ]);
    return {
      moments: [tariffs.asOf, configurators.asOf],
      offers: (context) =>
        tariffs.part.map((tariff) => ({
          ...context.offer(NAME, tariff, tariffs.asOf, paths.createCluster),
          specs: {
            ...{ role: tariff.role, cpu: tariff.cpu, ramMb: tariff.ramMb, diskMb: tariff.diskMb },
            bandwidthMbit: tariff.networkMbit,
          },
        })),
      configurators: (context) =>
        configurators.part.map(({ configuratorId, location, role, diskType, cpuFrequency, ...priced }) => ({
          ...{ id: `kubernetes-node-configurator/${configuratorId}`, product: NAME },
          configuratorId: idInJson(configuratorId),
          ...placeOf(location),
          specs: { role, cpuFrequencyGhz: cpuFrequency, diskType },
          ...byUnit(priced),
          ...{ url: context.url(paths.createCluster), asOf: configurators.asOf },
        })),
    };
  },
};
