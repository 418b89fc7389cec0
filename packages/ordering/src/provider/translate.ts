import { isLocationCode } from '../catalogue/location';
import type { OsImage, ServerConfigurator, ServerTariff, Software, TariffFamily } from '../catalogue/tariff';
import { type ConfiguratorId, type OsId, type PresetId, parseId, type SoftwareId } from '../ids';
import { roubles } from '../money';
import type { ResponseOf } from './contract';

type WirePreset = ResponseOf<'listServerPresets'>['server_presets'][number];
type WireConfigurator = ResponseOf<'listServerConfigurators'>['server_configurators'][number];
type WireSoftware = ResponseOf<'listSoftware'>['servers_software'][number];
type WireOs = ResponseOf<'listOs'>['servers_os'][number];

/** Presets as tariffs, the cheapest first. A preset in a location the site does not know cannot be sold and is left out. */
export function toServerTariffs(presets: readonly WirePreset[]): ServerTariff[] {
  return presets.flatMap(toServerTariff).sort((a, b) => a.price - b.price);
}

/** Configurators of known locations. */
export function toServerConfigurators(configurators: readonly WireConfigurator[]): ServerConfigurator[] {
  return configurators.flatMap(toServerConfigurator);
}

/** Images under the names people know them by. */
export function toOsImages(images: readonly WireOs[]): OsImage[] {
  return images.flatMap((image) => {
    const osId = parseId<OsId>(image.id);
    const name = OS_NAMES[image.name] ?? image.name;
    return osId ? [{ osId, family: image.family, caption: `${name} ${image.version}` }] : [];
  });
}

/** Bundles with the systems they run on. */
export function toSoftware(bundles: readonly WireSoftware[]): Software[] {
  return bundles.flatMap(({ id, name, os_ids }) => {
    const softwareId = parseId<SoftwareId>(id);
    const osIds = os_ids.flatMap((osId) => parseId<OsId>(osId) ?? []);
    return softwareId ? [{ softwareId, name, osIds }] : [];
  });
}

const OS_NAMES: Readonly<Record<string, string>> = {
  bitrix: 'Bitrix',
  brainycp: 'BrainyCP',
  centos: 'CentOS',
  debian: 'Debian',
  fedora: 'Fedora',
  freebsd: 'FreeBSD',
  gentoo: 'Gentoo',
  routeros: 'RouterOS',
  ubuntu: 'Ubuntu',
  windows: 'Windows Server',
};

function toServerTariff(preset: WirePreset): ServerTariff[] {
  const presetId = parseId<PresetId>(preset.id);
  if (!presetId || !isLocationCode(preset.location)) return [];
  return [
    {
      presetId,
      title: preset.description_short,
      location: preset.location,
      family: familyOf(preset.tags),
      cpu: preset.cpu,
      cpuFrequency: Number(preset.cpu_frequency),
      ramMb: preset.ram,
      diskMb: preset.disk,
      diskType: preset.disk_type,
      bandwidthMbit: preset.bandwidth,
      price: roubles(preset.price),
      isPopular: preset.tags.some((tag) => POPULAR_TAGS.has(tag)),
      isSoldOut: preset.is_available === false,
    },
  ];
}

/** The provider has no field for the family, only marketing tags. */
function familyOf(tags: readonly string[]): TariffFamily {
  if (tags.some((tag) => tag.startsWith('discount_highcpu'))) return 'high-cpu';
  if (tags.includes('vds_dedic') || tags.includes('msk_dedicated_cpu')) return 'dedicated-cpu';
  return 'premium';
}

const POPULAR_TAGS = new Set(['recommended_cp', 'popular_site']);

function toServerConfigurator(wire: WireConfigurator): ServerConfigurator[] {
  const configuratorId = parseId<ConfiguratorId>(wire.id);
  if (!configuratorId || !isLocationCode(wire.location)) return [];
  const { requirements: limits, prices } = wire;
  return [
    {
      configuratorId,
      location: wire.location,
      diskType: wire.disk_type,
      cpuFrequency: Number(wire.cpu_frequency),
      cpu: { min: limits.cpu_min, max: limits.cpu_max, step: limits.cpu_step },
      ramMb: { min: limits.ram_min, max: limits.ram_max, step: limits.ram_step },
      diskMb: { min: limits.disk_min, max: limits.disk_max, step: limits.disk_step },
      ...bandwidthIn(limits),
      unitPrices: { core: roubles(prices.cpu), ramGb: roubles(prices.ram), diskGb: roubles(prices.disk) },
    },
  ];
}

function bandwidthIn({
  network_bandwidth_min: min,
  network_bandwidth_max: max,
  network_bandwidth_step: step,
}: WireConfigurator['requirements']): Pick<ServerConfigurator, 'bandwidthMbit'> {
  return min === undefined || max === undefined || step === undefined
    ? {}
    : { bandwidthMbit: { min, max, step } };
}
