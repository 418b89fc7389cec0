import type { RequestOf } from '@vitrina/provider-api/contract';
import { badRequest, type Refused, soldOut } from '../../provider/reply';
import type { Configurator, ServerCatalogue } from './catalogue';

export interface Hardware {
  location: string;
  presetId: number | null;
  configuratorId: number | null;
  cpu: number;
  /** GHz, as text. */
  cpuFrequency: string;
  /** MB. */
  ram: number;
  /** MB. */
  disk: number;
  diskType: string;
  /** Roubles a month, before the discount of a longer payment period. */
  price: number;
}

type Order = Pick<RequestOf<'createServer'>, 'preset_id' | 'configuration'>;
type Configuration = NonNullable<Order['configuration']>;

/** The hardware that a preset or a configuration stands for. */
export function planHardware(
  { preset_id, configuration }: Order,
  catalogue: ServerCatalogue,
): Hardware | Refused {
  if (preset_id !== undefined && configuration) {
    return badRequest('preset_id and configuration exclude each other');
  }
  if (configuration) return fromConfiguration(configuration, catalogue);
  if (preset_id === undefined) return badRequest('either preset_id or configuration is a required field');

  const preset = catalogue.presets.find(({ id }) => id === preset_id);
  if (!preset) return badRequest(`preset_id ${preset_id} does not exist`);
  if (preset.is_available === false) return soldOut(`preset_id ${preset_id} is sold out`);
  const { location, cpu, ram, disk, price } = preset;
  return {
    ...{ location, cpu, ram, disk, price, presetId: preset.id, configuratorId: null },
    ...{ cpuFrequency: preset.cpu_frequency, diskType: preset.disk_type },
  };
}

function fromConfiguration(
  configuration: Configuration,
  { configurators }: ServerCatalogue,
): Hardware | Refused {
  const configurator = configurators.find(({ id }) => id === configuration.configurator_id);
  if (!configurator) return badRequest(`configurator_id ${configuration.configurator_id} does not exist`);
  const outside = refuseOutside(configuration, configurator);
  if (outside) return outside;

  const { prices, location } = configurator;
  const { cpu, ram, disk } = configuration;
  return {
    ...{ location, cpu, ram, disk, presetId: null, configuratorId: configurator.id },
    ...{ cpuFrequency: configurator.cpu_frequency, diskType: configurator.disk_type },
    price: Math.ceil(cpu * prices.cpu + (ram / 1024) * prices.ram + (disk / 1024) * prices.disk),
  };
}

/** Refuses an amount that a configurator does not sell, naming it. */
export function refuseOutside(
  configuration: Pick<Configuration, 'cpu' | 'ram' | 'disk'>,
  { requirements }: Pick<Configurator, 'requirements'>,
): Refused | undefined {
  for (const part of ['cpu', 'ram', 'disk'] as const) {
    const amount = configuration[part];
    const [min, max, step] = [
      requirements[`${part}_min`],
      requirements[`${part}_max`],
      requirements[`${part}_step`],
    ];
    if (amount < min || amount > max)
      return badRequest(`configuration.${part} must be from ${min} to ${max}`);
    if (amount !== min && amount !== max && amount % step !== 0) {
      return badRequest(`configuration.${part} must be a multiple of ${step}`);
    }
  }
  return undefined;
}
