import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Customer } from '../account/customer-table';
import { PRODUCTS } from '../products/products';
import type { Provider } from '../provider/provider';
import { createPage } from './create-page';
import type { Html } from './html';
import { messagePage } from './message-page';
import { panelCustomer } from './panel-session';
import { panelTarget } from './panel-target';
import { isPaymentPeriod } from './payment-period';
import { productPage } from './product-page';
import { productsPage } from './products-page';
import { readField } from './read-field';
import { sendPage } from './send-page';
import { loginAddress } from './session-routes';

/** Pages about everything but cloud servers: a list of each product, a page of each resource, and where things are made. */
export function productRoutes(app: FastifyInstance, provider: Provider): void {
  const forCustomer =
    (page: (customer: Customer, request: FastifyRequest) => Html | [status: number, page: Html]) =>
    (request: FastifyRequest, reply: FastifyReply) => {
      const customer = panelCustomer(request, provider);
      if (!customer) {
        return reply.redirect(loginAddress(panelTarget(request.url.slice('/panel'.length))), 303);
      }
      const made = page(customer, request);
      const [status, body] = Array.isArray(made) ? made : [200, made];
      return sendPage(reply, status, body);
    };

  for (const { kind } of PRODUCTS) {
    if (!kind) continue;
    app.get(
      `/${kind.path}`,
      forCustomer((customer) => productsPage(customer, kind, kind.list(provider, customer.id))),
    );
    const page = forCustomer((customer, request) => {
      const period = readField(request.query, 'paymentPeriod');
      const product = kind.find(
        provider,
        customer.id,
        readField(request.params, 'id'),
        isPaymentPeriod(period) ? period : undefined,
      );
      if (product) return productPage(customer, kind, product);
      return [404, messagePage(kind.notFound, 'Его нет или он принадлежит другому аккаунту.', customer)];
    });
    app.get(`/${kind.path}/:id${kind.suffix}`, page);
  }

  for (const product of PRODUCTS) {
    const creation = product.creation?.(provider.catalogue);
    if (!creation) continue;
    app.get(
      `/${creation.path}/create`,
      forCustomer((customer, request) => createPage(customer, creation, request.query)),
    );
  }
}
