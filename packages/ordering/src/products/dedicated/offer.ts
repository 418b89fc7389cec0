import { type Money, sum } from '../../money';
import { NOT_SOLD, type NoOffer, type Offer } from '../../orders/offer';
import type { DedicatedOrder, MachineChoice } from './order';
import type {
  DedicatedCatalogue,
  DedicatedPart,
  DedicatedPartId,
  DedicatedService,
  DedicatedServiceId,
  DedicatedServiceKind,
} from './tariff';

/** What a line of a dedicated order is: a machine that is sold as it stands, a part of another one, or what comes beside it. */
export type DedicatedLineName =
  | ('machine' | 'cpu' | 'memory' | 'primaryStorage' | 'secondaryStorage' | 'raid')
  | DedicatedServiceKind;

/** What a dedicated order consists of, each value in the catalogue's words, in the order of a price list. */
export interface DedicatedOffer extends Offer {
  lines: { name: DedicatedLineName; value: string; price: Money }[];
}

/** A machine and what comes beside it. Throws `ProviderOutage`. */
export async function offerDedicated(
  order: DedicatedOrder,
  catalogue: DedicatedCatalogue,
): Promise<DedicatedOffer | NoOffer> {
  const [machine, services] = await Promise.all([
    findMachine(order.machine, catalogue),
    catalogue.dedicatedServices(),
  ]);
  if (!machine) return NOT_SOLD;
  const lines = [...machine.lines];
  for (const [kind, id] of chosenServices(order, services)) {
    const service = services.find((known) => known.kind === kind && known.serviceId === id);
    if (!service) return NOT_SOLD;
    lines.push({ name: kind, value: service.caption, price: service.price });
  }
  const { title, location } = machine;
  return { kind: 'offer', title, location, lines, base: sum(...lines.map(({ price }) => price)) };
}

type Machine = Pick<DedicatedOffer, 'title' | 'location' | 'lines'>;

async function findMachine(
  machine: MachineChoice,
  catalogue: DedicatedCatalogue,
): Promise<Machine | undefined> {
  if (machine.kind === 'configuration') return buildMachine(machine, catalogue);
  const tariff = (await catalogue.dedicatedTariffs()).find(({ presetId }) => presetId === machine.presetId);
  if (!tariff || (machine.planId !== undefined && machine.planId !== tariff.planId)) return undefined;
  const { title, location, price } = tariff;
  return { title, location, lines: [{ name: 'machine', value: title, price }] };
}

async function buildMachine(
  machine: Extract<MachineChoice, { kind: 'configuration' }>,
  catalogue: DedicatedCatalogue,
): Promise<Machine | undefined> {
  const configurator = await catalogue.dedicatedConfigurator();
  if (!configurator || configurator.planId !== machine.planId) return undefined;
  const { cpus, memories, storages, raids } = configurator;
  const wanted: [name: DedicatedLineName, parts: readonly DedicatedPart[], id: DedicatedPartId][] = [
    ['cpu', cpus, machine.cpuId],
    ['memory', memories, machine.memoryId],
    ['primaryStorage', storages, machine.primaryStorageId],
    ...machine.secondaryStorageIds.map(
      (id): [DedicatedLineName, readonly DedicatedPart[], DedicatedPartId] => [
        'secondaryStorage',
        storages,
        id,
      ],
    ),
  ];
  if (machine.raidId !== undefined) wanted.push(['raid', raids, machine.raidId]);
  const lines: Machine['lines'] = [];
  for (const [name, parts, id] of wanted) {
    const part = parts.find(({ partId }) => partId === id);
    if (!part) return undefined;
    lines.push({ name, value: part.caption, price: part.price });
  }
  return { title: undefined, location: configurator.location, lines };
}

function chosenServices(
  order: DedicatedOrder,
  services: readonly DedicatedService[],
): [kind: DedicatedServiceKind, id: DedicatedServiceId | undefined][] {
  const administration = services.find(({ kind }) => kind === 'admin');
  const all: [DedicatedServiceKind, DedicatedServiceId | undefined, boolean][] = [
    ['os', order.osId, order.osId !== undefined],
    ['cp', order.controlPanelId, order.controlPanelId !== undefined],
    ['ip', order.ipId, order.ipId !== undefined],
    ['network_drive', order.networkDriveId, order.networkDriveId !== undefined],
    ['bandwidth', order.bandwidthId, order.bandwidthId !== undefined],
    ['admin', administration?.serviceId, order.isAdministered],
  ];
  return all.flatMap(([kind, id, isChosen]) => (isChosen ? [[kind, id]] : []));
}
