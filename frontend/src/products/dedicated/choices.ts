import type {
  Catalogue,
  DedicatedOrder,
  DedicatedPart,
  DedicatedService,
  DedicatedTariff,
} from '@vitrina/ordering';
import { locationName } from '~/copy/taxonomy';
import { t } from '~/messages';
import { type FindChoices, type OrderChoice, periodChoice, rowChoice } from '../order-choice';

/** Of a dedicated server: the machine or its parts, and everything that can come with it, each at its price. */
export const dedicatedChoices: FindChoices<DedicatedOrder> = async (order, catalogue) => {
  const [machine, services] = await Promise.all([
    order.machine.kind === 'preset' ? machineChoice(order, catalogue) : partChoices(order, catalogue),
    catalogue.dedicatedServices(),
  ]);
  const addition = additionsTo(order, services);
  return [
    ...machine,
    ...addition('os', 'os', 'osId'),
    ...addition('cp', 'cp', 'controlPanelId'),
    ...addition('ip', 'ip', 'ipId'),
    ...addition('storage', 'network_drive', 'networkDriveId'),
    ...addition('network', 'bandwidth', 'bandwidthId'),
    administrationChoice(order),
    periodChoice(order),
  ];
};

type ServiceField = 'osId' | 'controlPanelId' | 'ipId' | 'networkDriveId' | 'bandwidthId';

function additionsTo(order: DedicatedOrder, services: readonly DedicatedService[]) {
  return (
    id: string,
    kind: Exclude<DedicatedService['kind'], 'admin'>,
    field: ServiceField,
  ): OrderChoice[] => {
    const offered = services.filter((service) => service.kind === kind);
    if (offered.length === 0) return [];
    return [
      {
        ...{ id, label: t.products.dedicatedLines[kind], keys: [id], isAddition: true },
        variants: [
          { order: { ...order, [field]: undefined }, label: t.products.without[kind] },
          ...offered.map(({ serviceId, caption }) => ({
            order: { ...order, [field]: serviceId },
            label: caption,
          })),
        ],
      },
    ];
  };
}

function administrationChoice(order: DedicatedOrder): OrderChoice {
  return {
    ...{ id: 'admin', label: t.products.dedicatedLines.admin, keys: ['admin'], isAddition: true },
    variants: [
      { order: { ...order, isAdministered: false }, label: t.products.selfManaged },
      { order: { ...order, isAdministered: true }, label: t.products.managed },
    ],
  };
}

async function machineChoice(order: DedicatedOrder, catalogue: Catalogue): Promise<OrderChoice[]> {
  const tariffs = await catalogue.dedicatedTariffs();
  const { machine } = order;
  const planned = machine.kind === 'preset' && machine.planId !== undefined;
  return rowChoice(
    { id: 'machine', label: t.products.dedicatedLines.machine, keys: ['id', 'aid'] },
    tariffs,
    (tariff) => ({
      order: {
        ...order,
        machine: {
          kind: 'preset',
          presetId: tariff.presetId,
          planId: planned ? tariff.planId : undefined,
        },
      },
      label: machineName(tariff, tariffs),
    }),
  );
}

/** Servers of one name stand in several locations. */
function machineName(tariff: DedicatedTariff, all: readonly DedicatedTariff[]): string {
  const isOnly = all.every((other) => other === tariff || other.title !== tariff.title);
  return isOnly ? tariff.title : `${tariff.title}, ${locationName(tariff.location)}`;
}

async function partChoices(order: DedicatedOrder, catalogue: Catalogue): Promise<OrderChoice[]> {
  const configurator = await catalogue.dedicatedConfigurator();
  const { machine } = order;
  if (!configurator || machine.kind !== 'configuration') return [];
  const { cpus, memories, storages, raids } = configurator;
  type Parts = Partial<Omit<typeof machine, 'kind'>>;
  const choice = (
    id: 'cpu' | 'memory' | 'primaryStorage',
    parts: readonly DedicatedPart[],
    change: (part: DedicatedPart) => Parts,
  ) =>
    rowChoice({ id, label: t.products.dedicatedLines[id], keys: [id] }, parts, (part) => ({
      order: { ...order, machine: { ...machine, ...change(part) } },
      label: part.caption,
    }));
  return [
    ...choice('cpu', cpus, ({ partId }) => ({ cpuId: partId })),
    ...choice('memory', memories, ({ partId }) => ({ memoryId: partId })),
    ...choice('primaryStorage', storages, ({ partId }) => ({ primaryStorageId: partId })),
    ...secondaryStorage(order, machine, storages),
    {
      ...{ id: 'raid', label: t.products.dedicatedLines.raid, keys: ['raid'], isAddition: true },
      variants: [
        { order: { ...order, machine: { ...machine, raidId: undefined } }, label: t.products.without.raid },
        ...raids.map(({ partId, caption }) => ({
          order: { ...order, machine: { ...machine, raidId: partId } },
          label: caption,
        })),
      ],
    },
  ];
}

/** One further disk is chosen here; several, which only an address can name, stay as they are. */
function secondaryStorage(
  order: DedicatedOrder,
  machine: Extract<DedicatedOrder['machine'], { kind: 'configuration' }>,
  storages: readonly DedicatedPart[],
): OrderChoice[] {
  if (machine.secondaryStorageIds.length > 1) return [];
  const withDisks = (ids: typeof machine.secondaryStorageIds): DedicatedOrder => ({
    ...order,
    machine: { ...machine, secondaryStorageIds: ids },
  });
  return [
    {
      ...{
        id: 'secondaryStorage',
        label: t.products.dedicatedLines.secondaryStorage,
        keys: ['secondaryStorage'],
        isAddition: true,
      },
      variants: [
        { order: withDisks([]), label: t.products.without.secondaryStorage },
        ...storages.map(({ partId, caption }) => ({ order: withDisks([partId]), label: caption })),
      ],
    },
  ];
}
