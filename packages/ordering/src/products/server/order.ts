import { type PanelPath, serverPage } from '../../account/panel';
import type { ServerConfiguration } from '../../catalogue/configuration';
import { DEFAULT_PAYMENT_PERIOD, type PaymentPeriod } from '../../catalogue/payment-period';
import { type ConfiguratorId, type OsId, type PresetId, parseId, type SoftwareId } from '../../ids';
import {
  type InvalidQuery,
  invalid,
  nothingChosen,
  readCount,
  readFlag,
  readPeriod,
} from '../../orders/read-query';
import { type Result, succeed } from '../../result';
import type { Flow } from '../flow';

/** What a visitor has chosen to buy. It lives in the URL, so that it survives registration, login, back and reload. */
export interface ServerOrder {
  product: 'vds';
  server: ServerChoice;
  osId: OsId;
  softwareId: SoftwareId | undefined;
  /** An address need not name it: the machine has one that is usual for it (`bandwidthsOfTariff`). */
  bandwidthMbit: number | undefined;
  hasFloatingIp: boolean;
  period: PaymentPeriod;
}

export type ServerChoice =
  | { kind: 'preset'; presetId: PresetId }
  | ({ kind: 'configuration'; configuratorId: ConfiguratorId } & ServerConfiguration);

/** Ubuntu 24.04, for a visitor who has not chosen. */
export const DEFAULT_OS = '99' as OsId;

/** The order of a preset with everything else as a visitor finds it: an IP, its own bandwidth, a year. */
export function presetOrder(
  presetId: PresetId,
  choice: Partial<Omit<ServerOrder, 'product' | 'server'>> = {},
): ServerOrder {
  return serverOrder({ kind: 'preset', presetId }, choice);
}

/** The same of a preset or a configuration. */
export function serverOrder(
  server: ServerChoice,
  choice: Partial<Omit<ServerOrder, 'product' | 'server'>> = {},
): ServerOrder {
  return {
    product: 'vds',
    server,
    osId: DEFAULT_OS,
    softwareId: undefined,
    bandwidthMbit: undefined,
    hasFloatingIp: true,
    period: DEFAULT_PAYMENT_PERIOD,
    ...choice,
  };
}

/** The query of the VDS flow (rule R6). Memory and disk stand in GB there. */
export function toServerQuery(order: ServerOrder): URLSearchParams {
  const query = new URLSearchParams();
  if (order.server.kind === 'preset') query.set('preset', String(order.server.presetId));
  query.set('os', String(order.osId));
  if (order.softwareId !== undefined) query.set('software', String(order.softwareId));
  if (order.bandwidthMbit !== undefined) query.set('bandwidth', String(order.bandwidthMbit));
  query.set('is_floating_ip', String(order.hasFloatingIp));
  query.set('period', order.period);
  if (order.server.kind === 'configuration') {
    const { configuratorId, cpu, ramGb, diskGb } = order.server;
    query.set('configurator_id', String(configuratorId));
    query.set('cpu', String(cpu));
    query.set('ram', String(ramGb));
    query.set('disk', String(diskGb));
    query.set('is_configurator', 'true');
  }
  return query;
}

/** Reads the query of the VDS flow. What is absent has its usual value, what is present must be right. */
export function fromServerQuery(query: URLSearchParams): Result<ServerOrder, InvalidQuery> {
  const server = readChoice(query);
  if (!server.ok) return server;
  const osId = query.has('os') ? parseId<OsId>(query.get('os')) : DEFAULT_OS;
  if (osId === undefined) return invalid('os');
  const softwareId = parseId<SoftwareId>(query.get('software'));
  if (query.has('software') && softwareId === undefined) return invalid('software');
  const bandwidthMbit = readCount(query, 'bandwidth');
  if (query.has('bandwidth') && bandwidthMbit === undefined) return invalid('bandwidth');
  const period = readPeriod(query);
  if (!period) return invalid('period');
  const hasFloatingIp = readFlag(query, 'is_floating_ip', true);
  if (hasFloatingIp === undefined) return invalid('is_floating_ip');
  return succeed({
    product: 'vds',
    server: server.value,
    osId,
    softwareId,
    bandwidthMbit,
    hasFloatingIp,
    period,
  });
}

function readChoice(query: URLSearchParams): Result<ServerChoice, InvalidQuery> {
  const isConfigurator = readFlag(query, 'is_configurator', false);
  if (isConfigurator === undefined) return invalid('is_configurator');
  if (!isConfigurator) {
    if (!query.has('preset')) return nothingChosen();
    const presetId = parseId<PresetId>(query.get('preset'));
    return presetId ? succeed({ kind: 'preset', presetId }) : invalid('preset');
  }
  const configuratorId = parseId<ConfiguratorId>(query.get('configurator_id'));
  if (!configuratorId) return invalid('configurator_id');
  const [cpu, ramGb, diskGb] = [readCount(query, 'cpu'), readCount(query, 'ram'), readCount(query, 'disk')];
  if (!cpu) return invalid('cpu');
  if (!ramGb) return invalid('ram');
  if (!diskGb) return invalid('disk');
  return succeed({ kind: 'configuration', configuratorId, cpu, ramGb, diskGb });
}

/** The flow of cloud servers. */
export const SERVER_FLOW: Flow<ServerOrder> = {
  auth: 'registrationVds',
  keys: [
    ...['preset', 'os', 'software', 'bandwidth', 'is_floating_ip', 'period', 'configurator_id', 'cpu'],
    ...['ram', 'disk', 'is_configurator', 'intent'],
  ],
  write: toServerQuery,
  section: '/servers/create' as PanelPath,
  fulfilment: { kind: 'resource', claim: 'server', page: serverPage },
};
