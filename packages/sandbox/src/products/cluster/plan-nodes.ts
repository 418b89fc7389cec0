import { badRequest, type Refused } from '../../provider/reply';
import { refuseOutside } from '../server/plan-hardware';
import type { ClusterCatalogue } from './catalogue';

/** One node of a cluster. Memory and disk in MB, roubles a month. */
export interface Nodes {
  location: string;
  presetId: number | null;
  configuratorId: number | null;
  cpu: number;
  ram: number;
  disk: number;
  price: number;
  /** The most nodes of this kind, when there is such a limit. */
  limit: number | null;
}

interface Chosen {
  preset_id?: number | undefined;
  configuration?: Configuration | undefined;
}

interface Configuration {
  configurator_id: number;
  cpu: number;
  ram: number;
  disk: number;
}

const MASTER_TAG = 'k8s_master_configurator';

/** The node that a preset or a configuration stands for, as a master or as a worker. */
export function planNodes(
  { preset_id, configuration }: Chosen,
  role: 'master' | 'worker',
  catalogue: ClusterCatalogue,
): Nodes | Refused {
  if (preset_id !== undefined && configuration)
    return badRequest('preset_id and configuration exclude each other');
  if (configuration) return fromConfiguration(configuration, role, catalogue);
  if (preset_id === undefined) return badRequest('either preset_id or configuration is a required field');
  const preset = catalogue.clusterPresets.find(({ id, type }) => id === preset_id && type === role);
  if (!preset) return badRequest(`preset_id ${preset_id} does not exist for a ${role}`);
  const { location, cpu, ram, disk, price, limit } = preset;
  return { location, presetId: preset_id, configuratorId: null, cpu, ram, disk, price, limit };
}

function fromConfiguration(
  configuration: Configuration,
  role: 'master' | 'worker',
  { clusterConfigurators }: ClusterCatalogue,
): Nodes | Refused {
  const { configurator_id, cpu, ram, disk } = configuration;
  const configurator = clusterConfigurators.find(
    ({ id, tags }) => id === configurator_id && tags.includes(MASTER_TAG) === (role === 'master'),
  );
  if (!configurator) return badRequest(`configurator_id ${configurator_id} does not exist for a ${role}`);
  const outside = refuseOutside(configuration, configurator);
  if (outside) return outside;
  const { location, prices } = configurator;
  const price = cpu * prices.cpu + (ram / 1024) * prices.ram + (disk / 1024) * prices.disk;
  return {
    ...{ location, presetId: null, configuratorId: configurator_id, cpu, ram, disk, limit: null },
    price: Math.ceil(price),
  };
}
