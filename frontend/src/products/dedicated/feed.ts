import { dedicatedOrder, offeredPeriods, shortestPeriod } from '@vitrina/ordering';
import { orderPaths } from '~/urls/order-paths';
import { paths } from '~/urls/paths';
import type { DatedPart, Feed, RecordContext } from '../feed-context';
import type { FeedOffer } from '../feed-record';

const NAME = 'dedicated-server';

/** Machines, what others are put together of, and what may be taken with either. */
export const dedicatedFeed: Feed = {
  tariffs: NAME,
  ask: async (catalogue) => {
    const [machines, parts, extras] = await Promise.all([
      catalogue.dedicatedTariffs.dated(),
      catalogue.dedicatedConfigurator.dated(),
      catalogue.dedicatedServices.dated(),
    ]);
    return {
      moments: [machines.asOf, parts.asOf, extras.asOf],
      offers: (context) => [
        ...machineOffers(machines, context),
        ...partOffers(parts, context),
        ...extraOffers(extras, context),
      ],
    };
  },
};

/** Machines that are sold as they stand. */
function machineOffers({ part, asOf }: DatedPart<'dedicatedTariffs'>, context: RecordContext): FeedOffer[] {
  return part.map((tariff) => {
    const { presetId, planId, processor, memory, disks } = tariff;
    // Machines are rented by the month, or by the least that is offered.
    const period = shortestPeriod(offeredPeriods(context.rules.multipliers));
    const order = dedicatedOrder({ kind: 'preset', presetId, planId }, { period });
    const description = [processor, memory, ...disks.map(({ caption }) => caption)].join(', ');
    return {
      ...context.offer(NAME, tariff, asOf, orderPaths.registration(order)),
      specs: { ramMb: tariff.memoryGb * 1024, description },
    };
  });
}

/** What a machine can be put together of. */
function partOffers(
  { part: configurator, asOf }: DatedPart<'dedicatedConfigurator'>,
  context: RecordContext,
): FeedOffer[] {
  if (!configurator) return [];
  const kinds = ['cpus', 'memories', 'storages', 'raids'] as const;
  return kinds.flatMap((partKind) =>
    configurator[partKind].map(({ partId, caption, price }) => ({
      ...context.offer(
        'dedicated-part',
        { presetId: partId, title: caption, location: configurator.location, price },
        asOf,
        paths.service('dedicated-servers'),
      ),
      specs: { partKind },
    })),
  );
}

/** What may be taken with a machine. */
function extraOffers({ part, asOf }: DatedPart<'dedicatedServices'>, context: RecordContext): FeedOffer[] {
  return part.map(({ serviceId, caption, kind, price }) => ({
    ...context.offer(
      'dedicated-service',
      { presetId: serviceId, title: caption, location: undefined, price },
      asOf,
      paths.service('dedicated-servers'),
    ),
    specs: { partKind: kind },
  }));
}
