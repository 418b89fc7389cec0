import {
  type Catalogue,
  type DedicatedConfigurator,
  type DedicatedOrder,
  type DedicatedPart,
  type DedicatedPartId,
  type DedicatedPlanId,
  type DedicatedPresetId,
  type DedicatedServiceId,
  type DedicatedTariff,
  type Identifier,
  isLocationCode,
  type MachineChoice,
  type MadeResource,
  type Resources,
  roubles,
  succeed,
} from '@vitrina/ordering';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';

/** The dedicated servers' part of the catalogue. Without a location there is no configurator. */
export function dedicatedCatalogue(http: ProviderHttp) {
  return {
    dedicatedTariffs: async () =>
      byPrice(
        (await readCatalogue(http, 'listDedicatedPresets')).dedicated_servers_presets.flatMap(toTariff),
      ),
    dedicatedServices: async () =>
      (await readCatalogue(http, 'listDedicatedServices')).additional_services.map(
        ({ id, kind, description, price }) => ({
          ...{ serviceId: idOf<DedicatedServiceId>(id), kind, caption: description, price: roubles(price) },
        }),
      ),
    dedicatedConfigurator: async () =>
      toConfigurator((await readCatalogue(http, 'getDedicatedConfigurator')).dedicated_configurator),
  } satisfies Partial<Catalogue>;
}

/** The dedicated servers of a customer. The provider lists them on one page. */
export function dedicatedServers(customer: CustomerCalls): Resources<DedicatedOrder> {
  return {
    list: async () => {
      const answer = await customer.call('listDedicatedServers', {});
      return answer.ok ? succeed(answer.value.dedicated_servers.map(toMade)) : answer;
    },
    create: async ({ order, name }) => {
      const call = toDedicatedCall(order, name);
      const answer =
        call.endpoint === 'createDedicatedServer'
          ? await customer.call(call.endpoint, call.request)
          : await customer.call(call.endpoint, call.request);
      return answer.ok ? succeed(readMade(answer.value, name)) : answer;
    },
  };
}

type PresetRequest = RequestOf<'createDedicatedServer'>;
type ConfiguredRequest = RequestOf<'createConfiguredDedicatedServer'>;

/** Every dedicated order names this location, wherever its machine stands (rule R88). */
const LOCATION = 'ru-1';

/** The call that orders a machine, and its body (rule R88). */
export type DedicatedCall =
  | { endpoint: 'createDedicatedServer'; request: PresetRequest }
  | { endpoint: 'createConfiguredDedicatedServer'; request: ConfiguredRequest };

export function toDedicatedCall(order: DedicatedOrder, name: string): DedicatedCall {
  const { machine } = order;
  if (machine.kind === 'preset')
    return {
      endpoint: 'createDedicatedServer',
      request: { ...common(order, name), preset_id: wireId(machine.presetId) },
    };
  return {
    endpoint: 'createConfiguredDedicatedServer',
    request: { ...common(order, name), ...parts(machine) },
  };
}

function common(order: DedicatedOrder, name: string): Omit<PresetRequest, 'preset_id'> {
  return {
    name,
    location: LOCATION,
    payment_period: order.period,
    ...named('os_id', order.osId),
    ...named('cp_id', order.controlPanelId),
    ...named('bandwidth_id', order.bandwidthId),
    ...named('network_drive_id', order.networkDriveId),
    ...named('additional_ip_addr_id', order.ipId),
  };
}

function named<Key extends string>(key: Key, id: Identifier | undefined): { [K in Key]?: number } {
  return id === undefined ? {} : ({ [key]: wireId(id) } as { [K in Key]?: number });
}

function parts(machine: Extract<MachineChoice, { kind: 'configuration' }>) {
  return {
    cpu_id: wireId(machine.cpuId),
    memory_id: wireId(machine.memoryId),
    primary_storage_id: wireId(machine.primaryStorageId),
    secondary_storages: machine.secondaryStorageIds.map(wireId),
    ...named('raid_id', machine.raidId),
  };
}

/** The number stands in `dedicated_server.id` or in `id` (rule R88); the contract sees to it that it is there. */
function readMade(body: ResponseOf<'createDedicatedServer'>, name: string): MadeResource {
  if (body.dedicated_server) return toMade(body.dedicated_server);
  if (body.id === undefined) throw new Error('The contract lets no answer without a number pass');
  return { id: String(body.id), name, createdAt: undefined };
}

function toMade({
  id,
  name,
  created_at,
}: ResponseOf<'listDedicatedServers'>['dedicated_servers'][number]): MadeResource {
  return { id: String(id), name, createdAt: new Date(created_at) };
}

type WireConfigurator = ResponseOf<'getDedicatedConfigurator'>['dedicated_configurator'];

function toConfigurator({
  id,
  location,
  cpus,
  memories,
  storages,
  raids,
}: WireConfigurator): DedicatedConfigurator | undefined {
  if (!isLocationCode(location)) return undefined;
  return {
    ...{ planId: idOf<DedicatedPlanId>(id), location, cpus: toParts(cpus), memories: toParts(memories) },
    ...{ storages: toParts(storages), raids: toParts(raids) },
  };
}

function toParts(wire: WireConfigurator['cpus']): DedicatedPart[] {
  return wire.map(({ id, description, price }) => ({
    ...{ partId: idOf<DedicatedPartId>(id), caption: description, price: roubles(price) },
  }));
}

function toTariff(
  wire: ResponseOf<'listDedicatedPresets'>['dedicated_servers_presets'][number],
): DedicatedTariff[] {
  if (!isLocationCode(wire.location)) return [];
  return [
    {
      presetId: idOf<DedicatedPresetId>(wire.id),
      planId: idOf<DedicatedPlanId>(wire.plan_id),
      ...{ location: wire.location, title: wire.description },
      processor: wire.cpu.description,
      processorName: wire.cpu.description_short,
      memory: wire.memory.description,
      memoryGb: wire.memory.size,
      disks: wire.disks.map(({ description, type, total_size }) => ({
        ...{ caption: description, type, totalGb: total_size },
      })),
      price: roubles(wire.price),
    },
  ];
}
