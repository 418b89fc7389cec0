import {
  type Catalogue,
  type ConfiguratorId,
  DEFAULT_BANDWIDTH_MBIT,
  isLocationCode,
  type MadeResource,
  MB_IN_GB,
  type OsId,
  type OsImage,
  type PresetId,
  type Resources,
  roubles,
  type ServerChoice,
  type ServerConfigurator,
  type ServerOrder,
  type ServerTariff,
  type Software,
  type SoftwareId,
  succeed,
  type TariffFamily,
  type WantedResource,
} from '@vitrina/ordering';
import { listPages } from '@vitrina/provider-http';
import type { RequestOf, ResponseOf } from '../contract';
import type { CustomerCalls } from '../customer-calls';
import type { ProviderHttp } from '../http';
import { idOf, wireId } from '../ids';
import { byPrice, readCatalogue } from '../read-catalogue';
import { inZone } from '../zone';

type WirePreset = ResponseOf<'listServerPresets'>['server_presets'][number];
type WireConfigurator = ResponseOf<'listServerConfigurators'>['server_configurators'][number];
type WireSoftware = ResponseOf<'listSoftware'>['servers_software'][number];
type WireOs = ResponseOf<'listOs'>['servers_os'][number];

/** The servers' part of the catalogue. */
export function serverCatalogue(http: ProviderHttp) {
  return {
    serverTariffs: async () =>
      toServerTariffs((await readCatalogue(http, 'listServerPresets')).server_presets),
    serverConfigurators: async () =>
      toServerConfigurators((await readCatalogue(http, 'listServerConfigurators')).server_configurators),
    osImages: async () => toOsImages((await readCatalogue(http, 'listOs')).servers_os),
    software: async () => toSoftware((await readCatalogue(http, 'listSoftware')).servers_software),
  } satisfies Partial<Catalogue>;
}

/** The cloud servers of a customer. */
export function servers(customer: CustomerCalls): Resources<ServerOrder> {
  return {
    list: () =>
      listPages(async (page) => {
        const answer = await customer.call('listServers', page);
        if (!answer.ok) return answer;
        return succeed({ rows: answer.value.servers.map(toMade), total: answer.value.meta.total });
      }),
    create: async (wanted) => {
      const answer = await customer.call('createServer', toServerRequest(wanted));
      return answer.ok ? succeed(toMade(answer.value.server)) : answer;
    },
  };
}

/** The body of the server order (rule R82), with the zone in which the server is made. */
export function toServerRequest({
  order,
  name,
  location,
  bandwidthMbit,
}: Omit<WantedResource<ServerOrder>, 'secret'>): RequestOf<'createServer'> {
  return {
    name,
    bandwidth: bandwidthMbit ?? order.bandwidthMbit ?? DEFAULT_BANDWIDTH_MBIT,
    os_id: wireId(order.osId),
    ...(order.softwareId === undefined ? {} : { software_id: wireId(order.softwareId) }),
    ...chosen(order.server),
    ...(order.hasFloatingIp ? { network: { floating_ip: 'create_ip' as const } } : {}),
    is_ddos_guard: false,
    ...inZone(location),
  };
}

function chosen(server: ServerChoice): Pick<RequestOf<'createServer'>, 'preset_id' | 'configuration'> {
  if (server.kind === 'preset') return { preset_id: wireId(server.presetId) };
  const { configuratorId, cpu, ramGb, diskGb } = server;
  return {
    configuration: {
      configurator_id: wireId(configuratorId),
      ...{ cpu, ram: ramGb * MB_IN_GB, disk: diskGb * MB_IN_GB },
    },
  };
}

function toMade(server: ResponseOf<'createServer'>['server']): MadeResource {
  const ips = server.networks.flatMap(({ type, ips: all }) => (type === 'public' ? all : []));
  const main = ips.find(({ is_main }) => is_main) ?? ips[0];
  return {
    ...{ id: String(server.id), name: server.name },
    ...{ createdAt: new Date(server.created_at), address: main?.ip },
  };
}

/** Presets as tariffs, the cheapest first. One whose location has no code that an address can hold is left out. */
export function toServerTariffs(presets: readonly WirePreset[]): ServerTariff[] {
  return byPrice(presets.flatMap(toServerTariff));
}

/** Configurators, without those whose location has no code. */
export function toServerConfigurators(configurators: readonly WireConfigurator[]): ServerConfigurator[] {
  return configurators.flatMap(toServerConfigurator);
}

/** Images under the names people know them by. */
export function toOsImages(images: readonly WireOs[]): OsImage[] {
  return images.map((image) => ({
    osId: idOf<OsId>(image.id),
    family: image.family,
    caption: `${OS_NAMES[image.name] ?? image.name} ${image.version}`,
  }));
}

/** Bundles with the systems they run on. */
export function toSoftware(bundles: readonly WireSoftware[]): Software[] {
  return bundles.map(({ id, name, os_ids }) => ({
    softwareId: idOf<SoftwareId>(id),
    name,
    osIds: os_ids.map((osId) => idOf<OsId>(osId)),
  }));
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
  if (!isLocationCode(preset.location)) return [];
  return [
    {
      presetId: idOf<PresetId>(preset.id),
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
  if (!isLocationCode(wire.location)) return [];
  const { requirements: limits, prices } = wire;
  return [
    {
      configuratorId: idOf<ConfiguratorId>(wire.id),
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
