import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import type { Feed } from '../feed-context';

const NAME = 'app';

/** Places that an app runs in. An order of one names a framework; the first will do, since it is settled in the panel. */
export const appFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const [tariffs, frameworks] = await Promise.all([
      catalogue.appTariffs.dated(),
      catalogue.appFrameworks.dated(),
    ]);
    return {
      // Frameworks have no price, and their copies are kept longer.
      moments: [tariffs.asOf],
      offers: (context) => {
        return tariffs.part.map((tariff) => {
          const { type, presetId, location, diskMb } = tariff;
          const framework = frameworks.part.find((known) => known.type === type)?.name;
          const url = framework
            ? orderPaths.registration({
                ...{ product: 'apps', type, framework, presetId, location, period: context.period },
              })
            : paths.service('apps');
          const power =
            tariff.type === 'backend'
              ? { cpu: tariff.cpu, cpuFrequencyGhz: tariff.cpuFrequency, ramMb: tariff.ramMb }
              : { requestsPerSecond: String(tariff.requestsPerSecond) };
          return {
            ...context.offer(NAME, tariff, tariffs.asOf, url),
            specs: { appType: type, ...power, diskMb },
          };
        });
      },
    };
  },
};
