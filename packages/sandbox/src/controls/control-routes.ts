import type { FastifyInstance } from 'fastify';
import { number, object, string, ValidationError } from 'yup';
import { ensureDemoCustomers } from '../account/demo-customers';
import { changeOrder } from '../catalogue/catalogue-changes';
import type { Provider } from '../provider/provider';
import { errorWire, sendWire } from '../provider/wire';
import { faultOrder } from './fault';
import { stormOrder } from './storm';

const outboxFilter = object({ recipient: string().default('') });
const journalFilter = object({ endpoint: string(), since: number().integer().min(0) });

/** Test instruments, to be registered under `/__sandbox`: the journal of requests, faults, a clean start. Not for a network anybody else is on. */
export function controlRoutes(app: FastifyInstance, provider: Provider): void {
  const { journal, faults } = provider;

  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ValidationError)) throw error;
    return sendWire(reply, errorWire(400, 'bad_request', error.message, request.id));
  });

  app.get('/health', () => ({ status: 'ok' }));

  app.get('/requests', async (request) => {
    const { endpoint, since } = await journalFilter.validate(request.query);
    return {
      requests: journal.list({ ...(endpoint && { endpoint }), ...(since !== undefined && { since }) }),
    };
  });
  app.delete('/requests', (_request, reply) => {
    journal.clear();
    return reply.code(204).send();
  });

  app.get('/leads', () => ({ leads: provider.leads.list() }));

  app.get('/outbox', async (request) => {
    const { recipient } = await outboxFilter.validate(request.query);
    return { messages: provider.outbox.list(recipient) };
  });

  app.post('/faults', async (request, reply) => {
    const order = faultOrder.cast(await faultOrder.validate(request.body ?? {}, { strict: true }));
    faults.arm(order);
    return reply.code(201).send({ faults: faults.list() });
  });
  app.post('/storms', async (request, reply) => {
    const order = stormOrder.cast(await stormOrder.validate(request.body ?? {}, { strict: true }));
    faults.brew(order);
    return reply.code(201).send({ storms: faults.storms() });
  });
  app.get('/faults', () => ({ faults: faults.list(), storms: faults.storms() }));
  app.delete('/faults', (_request, reply) => {
    faults.clear();
    return reply.code(204).send();
  });

  app.post('/catalogue', async (request, reply) => {
    const order = changeOrder.cast(await changeOrder.validate(request.body ?? {}, { strict: true }));
    if (!provider.catalogueChanges.change(order)) {
      const message = `There is no preset ${order.id} of ${order.product}`;
      return sendWire(reply, errorWire(404, 'not_found', message, request.id));
    }
    return reply.code(201).send({ changes: provider.catalogueChanges.list() });
  });
  app.get('/catalogue', () => ({ changes: provider.catalogueChanges.list() }));
  app.delete('/catalogue', (_request, reply) => {
    provider.catalogueChanges.undo();
    return reply.code(204).send();
  });

  app.post('/reset', async (_request, reply) => {
    faults.clear();
    journal.clear();
    provider.catalogueChanges.undo();
    for (const table of Object.values(provider.tables)) table.removeAll();
    provider.tickets.clear();
    provider.notes.clear();
    provider.leads.clear();
    provider.customers.removeAllButDemo();
    provider.registrations.forget();
    provider.outbox.clear();
    provider.codes.forget();
    await ensureDemoCustomers(provider.customers, provider.newCustomerPassword, provider.now());
    return reply.code(204).send();
  });
}
