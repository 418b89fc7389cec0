import type { FastifyInstance } from 'fastify';
import { PRODUCTS } from '../products/products';
import type { Provider } from '../provider/provider';
import { messagePage } from './message-page';
import { panelCustomer } from './panel-session';
import { panelTarget } from './panel-target';
import { isPaymentPeriod } from './payment-period';
import { readField } from './read-field';
import { sendPage } from './send-page';
import { serverPage } from './server-page';
import { serverView } from './server-view';
import { serversPage } from './servers-page';
import { loginAddress } from './session-routes';

/** Pages about the customer's servers. */
export function serverRoutes(app: FastifyInstance, provider: Provider): void {
  const { servers } = provider.tables;

  app.get('/servers', (request, reply) => {
    const customer = panelCustomer(request, provider);
    if (!customer) return reply.redirect(loginAddress(panelTarget(request.url.slice('/panel'.length))), 303);
    const period = readField(request.query, 'paymentPeriod');
    if (isPaymentPeriod(period)) settlePeriods(provider, customer.id, period);
    const views = servers.list(customer.id).map((row) => serverView(row, provider));
    const others = PRODUCTS.flatMap(({ kind }) =>
      kind ? [{ kind, products: kind.list(provider, customer.id) }] : [],
    );
    return sendPage(reply, 200, serversPage(customer, views, others));
  });

  app.get('/servers/:id', (request, reply) => {
    const customer = panelCustomer(request, provider);
    const id = readField(request.params, 'id');
    if (!customer) {
      const target = panelTarget(request.url.slice('/panel'.length));
      return reply.redirect(loginAddress(target), 303);
    }
    const row = servers.find(customer.id, id);
    if (!row) {
      return sendPage(
        reply,
        404,
        messagePage('Сервер не найден', 'Его нет или он принадлежит другому аккаунту.', customer),
      );
    }
    const period = readField(request.query, 'paymentPeriod');
    if (row.paymentPeriod === null && isPaymentPeriod(period)) {
      servers.setPaymentPeriod(customer.id, row.id, period);
      row.paymentPeriod = period;
    }
    return sendPage(reply, 200, serverPage(customer, serverView(row, provider)));
  });
}

/** A bundle arrives at the home with the period of all that it has ordered. */
function settlePeriods(provider: Provider, customerId: number, period: string): void {
  for (const table of Object.values(provider.tables)) table.settlePeriods(customerId, period);
}
