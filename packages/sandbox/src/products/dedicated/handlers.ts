import type { ResponseOf } from '@vitrina/provider-api/contract';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { installProgress } from '../../provider/install-progress';
import type { Provider } from '../../provider/provider';
import { answer, refuse } from '../../provider/reply';
import { planConfiguredDedicated, planDedicated } from './plan';
import type { DedicatedRow } from './table';

export const listDedicatedPresets: Handler<'listDedicatedPresets'> = (
  { responseId },
  { catalogue: { dedicatedPresets } },
) => answer({ ...envelope(responseId, dedicatedPresets), dedicated_servers_presets: dedicatedPresets });

export const listDedicatedServices: Handler<'listDedicatedServices'> = (
  { responseId },
  { catalogue: { dedicatedServices } },
) => answer({ ...envelope(responseId, dedicatedServices), additional_services: dedicatedServices });

export const getDedicatedConfigurator: Handler<'getDedicatedConfigurator'> = (
  { responseId },
  { catalogue: { dedicatedConfigurator } },
) => answer({ response_id: responseId, dedicated_configurator: dedicatedConfigurator });

/** `GET api/v1/dedicated-servers`: all of the customer's own, newest first. */
export const listDedicatedServers = forCustomer<'listDedicatedServers'>(
  ({ responseId }, customer, provider) => {
    const rows = provider.tables.dedicatedServers.list(customer.id);
    const dedicated_servers = rows.map((row) => dedicatedDocument(row, provider));
    return answer({ response_id: responseId, meta: { total: rows.length }, dedicated_servers });
  },
);

/** `GET api/v1/dedicated-servers/{id}`: 404 for another customer's, as for one that never was. */
export const getDedicatedServer = forCustomer<'getDedicatedServer'>(
  ({ params, responseId }, customer, provider) => {
    const row = provider.tables.dedicatedServers.find(customer.id, params.id ?? '');
    if (!row) return refuse(404, 'not_found', `Dedicated server ${params.id} does not exist`);
    return answer({ response_id: responseId, dedicated_server: dedicatedDocument(row, provider) });
  },
);

/** `POST api/v1/dedicated-servers`: two equal calls make two servers. */
export const createDedicatedServer = forCustomer<'createDedicatedServer'>(
  ({ request, responseId }, customer, provider) => {
    const plan = planDedicated(request, provider.catalogue);
    if ('kind' in plan) return plan;
    const row = provider.tables.dedicatedServers.add(
      customer.id,
      request.name,
      plan,
      provider.now(),
      request.payment_period,
    );
    return answer({
      response_id: responseId,
      dedicated_server: dedicatedDocument(row, provider),
      id: undefined,
    });
  },
);

/** `POST api/v1/dedicated-servers/configurator`. Unlike the other it answers with nothing but a number. */
export const createConfiguredDedicatedServer = forCustomer<'createConfiguredDedicatedServer'>(
  ({ request, responseId }, customer, provider) => {
    const plan = planConfiguredDedicated(request, provider.catalogue);
    if ('kind' in plan) return plan;
    const row = provider.tables.dedicatedServers.add(
      customer.id,
      request.name,
      plan,
      provider.now(),
      request.payment_period,
    );
    return answer({ response_id: responseId, dedicated_server: undefined, id: row.id });
  },
);

function dedicatedDocument(
  row: DedicatedRow,
  { now, installSeconds }: Provider,
): ResponseOf<'getDedicatedServer'>['dedicated_server'] {
  const { id, name, created_at, location, cpu_description, ram_description, hdd_description, price } = row;
  const { os_id, cp_id, bandwidth_id, plan_id, preset_id, network_drive_id, additional_ip_addr_id } = row;
  return {
    ...{ id, name, created_at, location, cpu_description, ram_description, hdd_description, price },
    ...{ os_id, cp_id, bandwidth_id, plan_id, preset_id },
    status: installProgress(created_at, now(), installSeconds) < 1 ? 'installing' : 'on',
    // A machine is put up by hand, and gets its address with the access to it.
    ip: null,
    network_drive_id: network_drive_id === null ? [] : [network_drive_id],
    additional_ip_addr_id: additional_ip_addr_id === null ? [] : [additional_ip_addr_id],
  };
}
