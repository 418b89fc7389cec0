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

/** What a dedicated order consists of, in the catalogue's words and the order of a price list. */
export interface DedicatedOffer extends Offer {
  lines: { caption: string; value: string; price: Money }[];
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
  for (const [caption, kind, id] of chosenServices(order, services)) {
    const service = services.find((known) => known.kind === kind && known.serviceId === id);
    if (!service) return NOT_SOLD;
    lines.push({ caption, value: service.caption, price: service.price });
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
  return { title, location, lines: [{ caption: 'Сервер', value: title, price }] };
}

async function buildMachine(
  machine: Extract<MachineChoice, { kind: 'configuration' }>,
  catalogue: DedicatedCatalogue,
): Promise<Machine | undefined> {
  const configurator = await catalogue.dedicatedConfigurator();
  if (!configurator || configurator.planId !== machine.planId) return undefined;
  const { cpus, memories, storages, raids } = configurator;
  const wanted: [caption: string, parts: readonly DedicatedPart[], id: DedicatedPartId][] = [
    ['Процессор', cpus, machine.cpuId],
    ['Память', memories, machine.memoryId],
    ['Основной диск', storages, machine.primaryStorageId],
    ...machine.secondaryStorageIds.map((id): [string, readonly DedicatedPart[], DedicatedPartId] => [
      'Дополнительный диск',
      storages,
      id,
    ]),
  ];
  if (machine.raidId !== undefined) wanted.push(['RAID', raids, machine.raidId]);
  const lines: Machine['lines'] = [];
  for (const [caption, parts, id] of wanted) {
    const part = parts.find(({ partId }) => partId === id);
    if (!part) return undefined;
    lines.push({ caption, value: part.caption, price: part.price });
  }
  return { title: 'Своя конфигурация', location: configurator.location, lines };
}

function chosenServices(
  order: DedicatedOrder,
  services: readonly DedicatedService[],
): [caption: string, kind: DedicatedServiceKind, id: DedicatedServiceId | undefined][] {
  const administration = services.find(({ kind }) => kind === 'admin');
  const all: [string, DedicatedServiceKind, DedicatedServiceId | undefined, boolean][] = [
    ['Система', 'os', order.osId, order.osId !== undefined],
    ['Панель управления', 'cp', order.controlPanelId, order.controlPanelId !== undefined],
    ['Дополнительные адреса', 'ip', order.ipId, order.ipId !== undefined],
    ['Сетевой диск', 'network_drive', order.networkDriveId, order.networkDriveId !== undefined],
    ['Канал', 'bandwidth', order.bandwidthId, order.bandwidthId !== undefined],
    ['Администрирование', 'admin', administration?.serviceId, order.isAdministered],
  ];
  return all.flatMap(([caption, kind, id, isChosen]) => (isChosen ? [[caption, kind, id]] : []));
}
