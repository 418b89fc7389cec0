import { refuseWithoutBalance } from '../../provider/balance';
import { envelope } from '../../provider/envelope';
import { forCustomer, type Handler } from '../../provider/handler';
import { answer, refuse } from '../../provider/reply';
import { serverDocument } from './document';
import { planServer } from './plan';

export const listServerPresets: Handler<'listServerPresets'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.presets), server_presets: catalogue.presets });

export const listServerConfigurators: Handler<'listServerConfigurators'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.configurators), server_configurators: catalogue.configurators });

export const listOs: Handler<'listOs'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.os), servers_os: catalogue.os });

export const listSoftware: Handler<'listSoftware'> = ({ responseId }, { catalogue }) =>
  answer({ ...envelope(responseId, catalogue.software), servers_software: catalogue.software });

/** `GET api/v1/servers`: a page of the customer's own, newest first. */
export const listServers = forCustomer<'listServers'>(({ request, responseId }, customer, provider) => {
  const { limit = 100, offset = 0 } = request;
  const rows = provider.tables.servers.list(customer.id);
  const servers = rows
    .slice(offset, offset + limit)
    .map((row) => serverDocument(row, provider.now(), provider.installSeconds));
  return answer({ response_id: responseId, meta: { total: rows.length }, servers });
});

/** `GET api/v1/servers/{id}`: 404 for another customer's, as for one that never was. */
export const getServer = forCustomer<'getServer'>(({ params, responseId }, customer, provider) => {
  const row = provider.tables.servers.find(customer.id, params.id ?? '');
  if (!row) return refuse(404, 'not_found', `Server ${params.id} does not exist`);
  return answer({
    response_id: responseId,
    server: serverDocument(row, provider.now(), provider.installSeconds),
  });
});

/** `POST api/v1/servers`. Knows no idempotency, like the real one: two equal calls make two servers. */
export const createServer = forCustomer<'createServer'>(({ request, responseId }, customer, provider) => {
  const poor = refuseWithoutBalance(customer);
  if (poor) return poor;
  const plan = planServer(request, provider.catalogue);
  if ('kind' in plan) return plan;
  const row = provider.tables.servers.add(customer.id, request.name, plan, provider.now());
  return answer({
    response_id: responseId,
    server: serverDocument(row, provider.now(), provider.installSeconds),
  });
});
