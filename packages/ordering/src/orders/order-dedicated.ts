import type { CustomerCalls } from '../account/session';
import type { RequestOf, ResponseOf } from '../provider/contract';
import { succeed } from '../result';
import type { DedicatedOrder, MachineChoice } from './dedicated-order';
import type { IntentId } from './intent';
import type { OrderOutcome } from './order-outcome';
import { type MadeResource, type PlaceOrderSettings, placeOrder } from './place-order';
import { type ConfirmPrice, objection } from './price-confirmation';

type PresetRequest = RequestOf<'createDedicatedServer'>;
type ConfiguredRequest = RequestOf<'createConfiguredDedicatedServer'>;

/** Every dedicated order names this location, wherever its machine stands (specification 000, section 3). */
const LOCATION = 'ru-1';

/** The call that orders a machine, and its body (specification 000, section 3). */
export type DedicatedCall =
  | { endpoint: 'createDedicatedServer'; request: PresetRequest }
  | { endpoint: 'createConfiguredDedicatedServer'; request: ConfiguredRequest };

export function toDedicatedCall(order: DedicatedOrder, name: string): DedicatedCall {
  const { machine } = order;
  if (machine.kind === 'preset')
    return {
      endpoint: 'createDedicatedServer',
      request: { ...common(order, name), preset_id: machine.presetId },
    };
  return {
    endpoint: 'createConfiguredDedicatedServer',
    request: { ...common(order, name), ...parts(machine) },
  };
}

/** Orders a dedicated server in the customer's name, at most once for an intent. */
export function orderDedicated(
  settings: PlaceOrderSettings,
  customer: CustomerCalls,
  intent: IntentId,
  order: DedicatedOrder,
  confirm: ConfirmPrice,
): Promise<OrderOutcome> {
  return placeOrder(settings, intent, {
    kind: 'dedicated',
    list: async () => {
      const answer = await customer.call('listDedicatedServers', {});
      return answer.ok ? succeed(answer.value.body.dedicated_servers.map(toMade)) : answer;
    },
    objection: () => objection(confirm),
    create: async (name) => {
      const call = toDedicatedCall(order, name);
      const answer =
        call.endpoint === 'createDedicatedServer'
          ? await customer.call(call.endpoint, call.request)
          : await customer.call(call.endpoint, call.request);
      return answer.ok ? succeed(readMade(answer.value.body, name)) : answer;
    },
  });
}

function common(order: DedicatedOrder, name: string): Omit<PresetRequest, 'preset_id'> {
  return {
    name,
    location: LOCATION,
    payment_period: order.period,
    ...(order.osId && { os_id: order.osId }),
    ...(order.controlPanelId && { cp_id: order.controlPanelId }),
    ...(order.bandwidthId && { bandwidth_id: order.bandwidthId }),
    ...(order.networkDriveId && { network_drive_id: order.networkDriveId }),
    ...(order.ipId && { additional_ip_addr_id: order.ipId }),
  };
}

function parts(machine: Extract<MachineChoice, { kind: 'configuration' }>) {
  return {
    cpu_id: machine.cpuId,
    memory_id: machine.memoryId,
    primary_storage_id: machine.primaryStorageId,
    secondary_storages: machine.secondaryStorageIds,
    ...(machine.raidId && { raid_id: machine.raidId }),
  };
}

/** The number stands in `dedicated_server.id` or in `id` (specification 000, section 7); the contract sees to it that it is there. */
function readMade(body: ResponseOf<'createDedicatedServer'>, name: string): MadeResource {
  if (body.dedicated_server) return toMade(body.dedicated_server);
  if (body.id === undefined) throw new Error('The contract lets no answer without a number pass');
  return { id: body.id, name, createdAt: undefined };
}

function toMade({
  id,
  name,
  created_at,
}: ResponseOf<'listDedicatedServers'>['dedicated_servers'][number]): MadeResource {
  return { id, name, createdAt: new Date(created_at) };
}
