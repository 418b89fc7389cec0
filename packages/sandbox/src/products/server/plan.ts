import type { RequestOf } from '@vitrina/provider-api/contract';
import { type Places, zoneIn } from '../../catalogue/locations';
import { badRequest, type Refused } from '../../provider/reply';
import type { ServerCatalogue } from './catalogue';
import { type Hardware, planHardware } from './plan-hardware';

/** What a server order comes to: hardware, image, place, price. */
export interface ServerPlan extends Hardware {
  zone: string;
  bandwidth: number;
  osId: number;
  osName: string;
  osVersion: string;
  softwareId: number | null;
  hasPublicIp: boolean;
}

const WINDOWS_MINIMUM_RAM = 2048;

/** Checks an order against the catalogue: the plan to build, or a refusal that names the field at fault. */
export function planServer(
  order: RequestOf<'createServer'>,
  catalogue: ServerCatalogue & Places,
): ServerPlan | Refused {
  const hardware = planHardware(order, catalogue);
  if ('kind' in hardware) return hardware;

  const os = catalogue.os.find(({ id }) => id === order.os_id);
  if (!os) return badRequest(`os_id ${order.os_id} does not exist`);
  if (os.family === 'windows' && hardware.ram < WINDOWS_MINIMUM_RAM) {
    return badRequest(`os_id ${os.id} (${os.name} ${os.version}) needs at least 2 GB of ram`);
  }
  const zone = zoneIn(catalogue, hardware.location, order.availability_zone);
  if (!zone)
    return badRequest(
      `availability_zone ${order.availability_zone} does not belong to location ${hardware.location}`,
    );
  const unfit = refuseSoftware(order, catalogue);
  if (unfit) return unfit;

  const tooWide = refuseBandwidth(order, catalogue);
  if (tooWide) return tooWide;

  const hasPublicIp = order.network?.floating_ip === 'create_ip';
  return {
    ...hardware,
    price: hardware.price + (hasPublicIp ? catalogue.floatingIpPrice : 0),
    zone,
    bandwidth: order.bandwidth,
    osId: os.id,
    osName: os.name,
    osVersion: os.version,
    softwareId: order.software_id ?? null,
    hasPublicIp,
  };
}

/** Mbit/s. A ready-made server takes the widest range; a configurator may have one of its own. */
function refuseBandwidth(
  { bandwidth, configuration }: RequestOf<'createServer'>,
  { configurators }: ServerCatalogue,
): Refused | undefined {
  const configurator = configurators.find(({ id }) => id === configuration?.configurator_id);
  const {
    network_bandwidth_min: min = 100,
    network_bandwidth_max: max = 1000,
    network_bandwidth_step: step = 100,
  } = configurator?.requirements ?? {};
  return bandwidth >= min && bandwidth <= max && bandwidth % step === 0
    ? undefined
    : badRequest(`bandwidth must be from ${min} to ${max} in steps of ${step}`);
}

function refuseSoftware(
  { software_id, os_id }: RequestOf<'createServer'>,
  catalogue: ServerCatalogue,
): Refused | undefined {
  if (software_id === undefined) return undefined;
  const software = catalogue.software.find(({ id }) => id === software_id);
  if (!software) return badRequest(`software_id ${software_id} does not exist`);
  return software.os_ids.includes(os_id)
    ? undefined
    : badRequest(`software_id ${software_id} (${software.name}) cannot be installed over os_id ${os_id}`);
}
