import {
  type Bandwidths,
  bandwidthsOfConfigurator,
  bandwidthsOfTariff,
  type Catalogue,
  configurationLimits,
  type OsImage,
  type PricingRules,
  ramOfSystems,
  reconfigured,
  type ServerConfiguration,
  type ServerConfigurator,
  type ServerOrder,
  type ServerTariff,
  type Software,
} from '@vitrina/ordering';
import { bandwidthCaption, cpuCaption, diskCaption, memoryCaption } from '~/copy/captions';
import { familyOfConfigurator, locationName, placeAndFamily } from '~/copy/taxonomy';
import { t } from '~/messages';
import { amountsToOffer } from '../amounts-to-offer';
import { inOtherPlaces } from '../in-other-places';
import {
  type FindChoices,
  type OrderChoice,
  type OrderVariant,
  periodChoice,
  rowChoice,
} from '../order-choice';

/** Of a cloud server: the machine, where it stands, its system, programs, channel and address, and the period. */
export const serverChoices: FindChoices<ServerOrder> = async (order, catalogue, rules) => {
  const [machine, images, bundles] = await Promise.all([
    order.server.kind === 'preset' ? presetChoices(order, catalogue) : ownChoices(order, catalogue, rules),
    catalogue.osImages(),
    catalogue.software(),
  ]);
  return [
    ...machine.choices,
    systemChoice(order, images, bundles),
    ...softwareChoice(order, images, bundles),
    ...(machine.bandwidths ? [bandwidthChoice(order, machine.bandwidths)] : []),
    addressChoice(order),
    periodChoice(order),
  ];
};

interface Machine {
  choices: OrderChoice[];
  bandwidths: Bandwidths | undefined;
}

const NO_MACHINE: Machine = { choices: [], bandwidths: undefined };

async function presetChoices(order: ServerOrder, catalogue: Catalogue): Promise<Machine> {
  const { server } = order;
  const tariffs = await catalogue.serverTariffs();
  const own = tariffs.find((tariff) => server.kind === 'preset' && tariff.presetId === server.presetId);
  if (!own) return NO_MACHINE;
  const keys = ['preset', 'bandwidth'];
  const as = (tariff: ServerTariff): ServerOrder => ({
    ...order,
    server: { kind: 'preset', presetId: tariff.presetId },
    // Links of the site carry the tariff's own bandwidth, which nobody has chosen; another one was.
    bandwidthMbit: order.bandwidthMbit === own.bandwidthMbit ? tariff.bandwidthMbit : order.bandwidthMbit,
  });
  const kin = tariffs.filter(({ location, family }) => location === own.location && family === own.family);
  const places = inOtherPlaces(
    own,
    tariffs,
    ({ cpu, ramMb, diskMb }) => [cpu, ramMb, diskMb],
    ({ family }) => Number(family !== own.family),
  );
  return {
    choices: [
      ...rowChoice({ id: 'tariff', label: t.products.tariff, keys }, kin, (tariff) => ({
        order: as(tariff),
        label: tariff === own ? tariff.title : `${tariff.title}: ${machineWords(tariff)}`,
      })),
      ...rowChoice({ id: 'location', label: t.products.location, keys }, places, (tariff) => ({
        order: as(tariff),
        label: placeWords(tariff, own),
      })),
    ],
    bandwidths: bandwidthsOfTariff(own),
  };
}

function machineWords({ cpu, cpuFrequency, ramMb, diskMb, diskType }: ServerTariff): string {
  return [cpuCaption(cpu, cpuFrequency), memoryCaption(ramMb), diskCaption(diskMb, diskType)].join(', ');
}

/** Of another location also what is had there, because it need not be the same. */
function placeWords(tariff: ServerTariff, own: ServerTariff): string {
  const place = locationName(tariff.location);
  return tariff === own ? place : `${place}: ${tariff.title}, ${machineWords(tariff)}`;
}

async function ownChoices(order: ServerOrder, catalogue: Catalogue, rules: PricingRules): Promise<Machine> {
  const { server } = order;
  if (server.kind !== 'configuration') return NO_MACHINE;
  const [configurators, images] = await Promise.all([catalogue.serverConfigurators(), catalogue.osImages()]);
  const own = configurators.find(({ configuratorId }) => configuratorId === server.configuratorId);
  if (!own) return NO_MACHINE;
  const leastRamGb = ramOfSystems(images)[order.osId];
  const limitsOf = (configurator: ServerConfigurator) =>
    configurationLimits(configurator, rules.ramPerCoreGb(configurator.configuratorId));
  const built = (configurator: ServerConfigurator, change: Partial<ServerConfiguration>): ServerOrder => ({
    ...order,
    server: {
      ...{ kind: 'configuration', configuratorId: configurator.configuratorId },
      ...reconfigured(server, change, limitsOf(configurator), leastRamGb),
    },
  });
  const { cpu, ramGb, diskGb } = limitsOf(own);
  const leastRam = Math.max(server.cpu * limitsOf(own).ramPerCoreGb, leastRamGb ?? 0);
  return {
    choices: [
      ...rowChoice(
        { id: 'location', label: t.products.location, keys: ['configurator_id', 'cpu', 'ram', 'disk'] },
        configurators,
        (configurator) => buildPlaceVariant(built(configurator, {}), configurator, server),
      ),
      ...rowChoice(
        { id: 'cpu', label: t.products.cores, keys: ['cpu', 'ram'] },
        amountsToOffer(cpu, server.cpu),
        (cores) => {
          const next = built(own, { cpu: cores });
          const raised = next.server.kind === 'configuration' && next.server.ramGb !== server.ramGb;
          const memory =
            raised && next.server.kind === 'configuration'
              ? `, ${t.units.ofMemory(t.units.gigabytes(next.server.ramGb))}`
              : '';
          return { order: next, label: `${t.units.cores(cores)}${memory}` };
        },
      ),
      ...rowChoice(
        { id: 'ram', label: t.products.memory, keys: ['ram'] },
        amountsToOffer(ramGb, server.ramGb).filter((amount) => amount >= leastRam),
        (amount) => ({ order: built(own, { ramGb: amount }), label: t.units.gigabytes(amount) }),
      ),
      ...rowChoice(
        { id: 'disk', label: t.products.disk, keys: ['disk'] },
        amountsToOffer(diskGb, server.diskGb),
        (amount) => ({
          order: built(own, { diskGb: amount }),
          label: diskCaption(amount * 1024, own.diskType),
        }),
      ),
    ],
    bandwidths: bandwidthsOfConfigurator(own),
  };
}

/** A place to build in; what it rounds to other amounts says so. */
function buildPlaceVariant(
  order: ServerOrder,
  { configuratorId, location }: ServerConfigurator,
  wanted: ServerConfiguration,
): OrderVariant {
  const name = placeAndFamily(location, familyOfConfigurator(configuratorId));
  if (order.server.kind !== 'configuration') return { order, label: name };
  const { cpu, ramGb, diskGb } = order.server;
  const isSame = cpu === wanted.cpu && ramGb === wanted.ramGb && diskGb === wanted.diskGb;
  const { cores, gigabytes, ofDisk } = t.units;
  const amounts = [cores(cpu), gigabytes(ramGb), ofDisk(gigabytes(diskGb))].join(', ');
  return { order, label: isSame ? name : `${name}: ${amounts}` };
}

/** Programs that do not run on a system go with it, and its name says so. */
function systemChoice(order: ServerOrder, images: OsImage[], bundles: Software[]): OrderChoice {
  const installed = bundles.find(({ softwareId }) => softwareId === order.softwareId);
  return {
    ...{ id: 'os', label: t.products.system, keys: ['os', 'software'] },
    variants: images.map(({ osId, caption }) => {
      const keeps = !installed || installed.osIds.includes(osId);
      return {
        order: { ...order, osId, softwareId: keeps ? order.softwareId : undefined },
        label: keeps ? caption : t.products.systemWithout(caption, installed.name),
      };
    }),
  };
}

/** Programs that do not run on the system that is chosen come with one they run on, and their name says so. */
function softwareChoice(order: ServerOrder, images: OsImage[], bundles: Software[]): OrderChoice[] {
  const programs = bundles.flatMap(({ softwareId, name, osIds }): OrderVariant[] => {
    if (osIds.includes(order.osId)) return [{ order: { ...order, softwareId }, label: name }];
    const system = images.find(({ osId }) => osIds.includes(osId));
    if (!system) return [];
    return [
      {
        order: { ...order, softwareId, osId: system.osId },
        label: t.products.softwareOn(name, system.caption),
      },
    ];
  });
  if (programs.length === 0) return [];
  const none = { order: { ...order, softwareId: undefined }, label: t.products.withoutSoftware };
  return [
    {
      ...{ id: 'software', label: t.products.software, keys: ['software', 'os'], isAddition: true },
      variants: [none, ...programs],
    },
  ];
}

/** What an order that names none is made with stays unnamed, so that the choice of a visitor is told from none. */
function bandwidthChoice(order: ServerOrder, { usual, own, range }: Bandwidths): OrderChoice {
  const steps = Array.from(
    { length: Math.floor((range.max - range.min) / range.step) + 1 },
    (_, at) => range.min + at * range.step,
  );
  const chosen = order.bandwidthMbit ?? usual;
  const amounts = [...new Set([...steps, usual, ...(own ? [own] : []), chosen])].sort((a, b) => a - b);
  return {
    ...{ id: 'bandwidth', label: t.products.bandwidth, keys: ['bandwidth'] },
    variants: amounts.map((mbit) => ({
      order: mbit === usual && order.bandwidthMbit === undefined ? order : { ...order, bandwidthMbit: mbit },
      label: bandwidthCaption(mbit),
    })),
  };
}

function addressChoice(order: ServerOrder): OrderChoice {
  return {
    ...{ id: 'ip', label: t.products.publicIp, keys: ['is_floating_ip'], isAddition: true },
    variants: [
      { order: { ...order, hasFloatingIp: false }, label: t.products.no },
      { order: { ...order, hasFloatingIp: true }, label: t.products.yes },
    ],
  };
}
