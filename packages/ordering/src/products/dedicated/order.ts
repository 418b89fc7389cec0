import type { PanelPath } from '../../account/panel';
import { DEFAULT_PAYMENT_PERIOD, isPaymentPeriod, type PaymentPeriod } from '../../catalogue/payment-period';
import { type Identifier, idInJson, parseId } from '../../ids';
import {
  type InvalidQuery,
  invalid,
  MOST_ENTRIES,
  nothingChosen,
  type OnUnreadable,
  parseJson,
  type ReadOrder,
} from '../../orders/read-query';
import { type Result, succeed } from '../../result';
import type { Flow } from '../flow';
import type { DedicatedPartId, DedicatedPlanId, DedicatedPresetId, DedicatedServiceId } from './tariff';

/** A dedicated server that a visitor has chosen, with what comes beside the machine. */
export interface DedicatedOrder {
  product: 'dedicated';
  machine: MachineChoice;
  osId: DedicatedServiceId | undefined;
  controlPanelId: DedicatedServiceId | undefined;
  ipId: DedicatedServiceId | undefined;
  networkDriveId: DedicatedServiceId | undefined;
  bandwidthId: DedicatedServiceId | undefined;
  /** Whether the provider's people look after it. */
  isAdministered: boolean;
  period: PaymentPeriod;
}

export type MachineChoice =
  /** `planId` is the tariff the portal keeps the machine under, where it is another number. */
  | { kind: 'preset'; presetId: DedicatedPresetId; planId: DedicatedPlanId | undefined }
  | {
      kind: 'configuration';
      planId: DedicatedPlanId;
      cpuId: DedicatedPartId;
      memoryId: DedicatedPartId;
      primaryStorageId: DedicatedPartId;
      secondaryStorageIds: DedicatedPartId[];
      raidId: DedicatedPartId | undefined;
    };

/** The tariff of the dedicated configurator, also where a query does not name it (rule R20). */
export const DEDICATED_CONFIGURATOR_PLAN = '2191' as DedicatedPlanId;
/** Rule R22. */
export const DEFAULT_DEDICATED_PERIOD: PaymentPeriod = 'P1M';
/** What a query without one `term` is called where it is raised (rule R19). */
export const INVALID_ORDER_QUERY = 'Invalid order query';

/** The order of a machine by itself, for a month. */
export function dedicatedOrder(
  machine: MachineChoice,
  choice: Partial<Omit<DedicatedOrder, 'product' | 'machine'>> = {},
): DedicatedOrder {
  return {
    product: 'dedicated',
    machine,
    osId: undefined,
    controlPanelId: undefined,
    ipId: undefined,
    networkDriveId: undefined,
    bandwidthId: undefined,
    isAdministered: false,
    period: DEFAULT_DEDICATED_PERIOD,
    ...choice,
  };
}

/** The query of the dedicated flow (rule R14). */
export function toDedicatedQuery(order: DedicatedOrder): URLSearchParams {
  const { machine } = order;
  const query = new URLSearchParams();
  const set = (key: string, id: Identifier | undefined) => id !== undefined && query.set(key, id);
  if (machine.kind === 'preset') {
    query.set('type', 'preset');
    set('id', machine.presetId);
    set('aid', machine.planId);
  } else {
    query.set('type', 'config');
    set('id', machine.planId);
    set('cpu', machine.cpuId);
    set('memory', machine.memoryId);
    set('primaryStorage', machine.primaryStorageId);
    const [first, ...more] = machine.secondaryStorageIds;
    if (more.length > 0)
      query.set('secondaryStorage', JSON.stringify(machine.secondaryStorageIds.map(idInJson)));
    else set('secondaryStorage', first);
    set('raid', machine.raidId);
  }
  set('os', order.osId);
  set('cp', order.controlPanelId);
  set('ip', order.ipId);
  set('storage', order.networkDriveId);
  set('network', order.bandwidthId);
  query.set('admin', String(order.isAdministered));
  query.set('term', termOf(order.period));
  return query;
}

/** Reads the query of `/order` and of the dedicated flow. Without exactly one `term` it is invalid. */
export function fromDedicatedQuery(
  query: URLSearchParams,
  onUnreadable: OnUnreadable = () => undefined,
): ReadOrder<DedicatedOrder> {
  const machine = readMachine(query, onUnreadable);
  if (!machine.ok) return machine;
  const [term, ...more] = query.getAll('term');
  if (term === undefined || more.length > 0) return invalid('term');
  const services = readServices(query);
  if (!services.ok) return services;
  const admin = query.get('admin') ?? 'false';
  if (!['true', 'false', '1', '0'].includes(admin)) return invalid('admin');
  return succeed(
    dedicatedOrder(machine.value, {
      ...services.value,
      isAdministered: admin === 'true' || admin === '1',
      period: periodOf(term),
    }),
  );
}

/** Rule R18, in months; any other period is named by its code. */
const TERMS = new Map<PaymentPeriod, string>([
  ['P1M', '1'],
  ['P3M', '3'],
  ['P6M', '6'],
  ['P1Y', '12'],
]);

/** A period as the address of a dedicated server names it. */
export function termOf(period: PaymentPeriod): string {
  return TERMS.get(period) ?? period;
}

/** Rule R18: what is no term is a year. */
function periodOf(term: string): PaymentPeriod {
  if (isPaymentPeriod(term)) return term;
  const [named] = [...TERMS].find(([, months]) => months === term) ?? [];
  return named ?? DEFAULT_PAYMENT_PERIOD;
}

function readMachine(
  query: URLSearchParams,
  onUnreadable: OnUnreadable,
): Result<MachineChoice, InvalidQuery> {
  const type = query.get('type') ?? 'preset';
  if (type === 'config') return readConfiguration(query, onUnreadable);
  if (type !== 'preset') return invalid('type');
  if (!query.has('id')) return nothingChosen();
  const presetId = parseId<DedicatedPresetId>(query.get('id'));
  if (!presetId) return invalid('id');
  const planId = parseId<DedicatedPlanId>(query.get('aid'));
  if (query.has('aid') && !planId) return invalid('aid');
  return succeed({ kind: 'preset', presetId, planId });
}

function readConfiguration(
  query: URLSearchParams,
  onUnreadable: OnUnreadable,
): Result<MachineChoice, InvalidQuery> {
  const planId = query.has('id') ? parseId<DedicatedPlanId>(query.get('id')) : DEDICATED_CONFIGURATOR_PLAN;
  if (!planId) return invalid('id');
  const cpuId = parseId<DedicatedPartId>(query.get('cpu'));
  if (!cpuId) return invalid('cpu');
  const memoryId = parseId<DedicatedPartId>(query.get('memory'));
  if (!memoryId) return invalid('memory');
  const primaryStorageId = parseId<DedicatedPartId>(query.get('primaryStorage'));
  if (!primaryStorageId) return invalid('primaryStorage');
  const raidId = parseId<DedicatedPartId>(query.get('raid'));
  if (query.has('raid') && !raidId) return invalid('raid');
  const secondaryStorageIds = readSecondaryStorages(query, onUnreadable);
  return succeed({
    ...{ kind: 'configuration', planId, cpuId, memoryId, primaryStorageId, secondaryStorageIds, raidId },
  });
}

/** A list or a single value (rule R14): one number, the key several times, or JSON. */
function readSecondaryStorages(query: URLSearchParams, onUnreadable: OnUnreadable): DedicatedPartId[] {
  const texts = query.getAll('secondaryStorage');
  const values = texts.flatMap((text) => (text.startsWith('[') ? parseJson(text) : text));
  const ids = values.flatMap((value) => parseId<DedicatedPartId>(value) ?? []);
  if (ids.length === values.length && ids.length <= MOST_ENTRIES) return ids;
  onUnreadable('secondaryStorage', texts.join('&'));
  return [];
}

type Services = Pick<DedicatedOrder, 'osId' | 'controlPanelId' | 'ipId' | 'networkDriveId' | 'bandwidthId'>;

const SERVICE_KEYS = {
  osId: 'os',
  controlPanelId: 'cp',
  ipId: 'ip',
  networkDriveId: 'storage',
  bandwidthId: 'network',
} as const satisfies Record<keyof Services, string>;

function readServices(query: URLSearchParams): Result<Services, InvalidQuery> {
  for (const key of Object.values(SERVICE_KEYS))
    if (query.has(key) && !parseId<DedicatedServiceId>(query.get(key))) return invalid(key);
  const read = (key: string) => parseId<DedicatedServiceId>(query.get(key));
  return succeed({
    osId: read(SERVICE_KEYS.osId),
    controlPanelId: read(SERVICE_KEYS.controlPanelId),
    ipId: read(SERVICE_KEYS.ipId),
    networkDriveId: read(SERVICE_KEYS.networkDriveId),
    bandwidthId: read(SERVICE_KEYS.bandwidthId),
  });
}

/** The flow of dedicated servers. */
export const DEDICATED_FLOW: Flow<DedicatedOrder> = {
  auth: 'registrationDedicated',
  keys: [
    ...['id', 'type', 'os', 'cp', 'ip', 'storage', 'network', 'term', 'admin', 'raid', 'cpu', 'memory'],
    ...['primaryStorage', 'secondaryStorage', 'aid', 'intent'],
  ],
  write: toDedicatedQuery,
  section: '/dedicated' as PanelPath,
  fulfilment: { kind: 'resource', claim: 'dedicated', page: (id) => `/dedicated/${id}` as PanelPath },
};
