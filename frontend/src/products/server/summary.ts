import {
  type Bandwidths,
  bandwidthsOfConfigurator,
  bandwidthsOfTariff,
  type Catalogue,
  DEFAULT_BANDWIDTH_MBIT,
  MB_IN_GB,
  type ServerOrder,
} from '@vitrina/ordering';
import { bandwidthCaption } from '~/copy/captions';
import { t } from '~/messages';
import { type Description, machineLines, NO_DESCRIPTION, type SummaryLine } from '../description';

/** A cloud server: its machine, its system, its address. */
export async function describeServer(order: ServerOrder, catalogue: Catalogue): Promise<Description> {
  const [machine, images, bundles] = await Promise.all([
    describeMachine(order, catalogue),
    catalogue.osImages(),
    catalogue.software(),
  ]);
  const os = images.find(({ osId }) => osId === order.osId);
  const software = bundles.find(({ softwareId }) => softwareId === order.softwareId);
  const lines: SummaryLine[] = [
    ...machine.lines,
    [
      t.products.bandwidth,
      bandwidthCaption(order.bandwidthMbit ?? machine.bandwidths?.usual ?? DEFAULT_BANDWIDTH_MBIT),
    ],
    [t.products.system, os?.caption ?? ''],
  ];
  if (software) lines.push([t.products.software, software.name]);
  lines.push([t.products.publicIp, order.hasFloatingIp ? t.products.yes : t.products.no]);
  return { lines, location: machine.location };
}

interface Machine extends Description {
  bandwidths?: Bandwidths;
}

async function describeMachine({ server }: ServerOrder, catalogue: Catalogue): Promise<Machine> {
  if (server.kind === 'preset') {
    const tariff = (await catalogue.serverTariffs()).find(({ presetId }) => presetId === server.presetId);
    if (!tariff) return NO_DESCRIPTION;
    return {
      ...{ lines: machineLines(tariff), location: tariff.location },
      bandwidths: bandwidthsOfTariff(tariff),
    };
  }
  const configurators = await catalogue.serverConfigurators();
  const configurator = configurators.find(({ configuratorId }) => configuratorId === server.configuratorId);
  if (!configurator) return NO_DESCRIPTION;
  const { cpuFrequency, diskType, location } = configurator;
  const amounts = { cpu: server.cpu, ramMb: server.ramGb * MB_IN_GB, diskMb: server.diskGb * MB_IN_GB };
  return {
    ...{ lines: machineLines({ ...amounts, cpuFrequency, diskType }), location },
    bandwidths: bandwidthsOfConfigurator(configurator),
  };
}
