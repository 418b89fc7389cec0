import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { OrderStanding } from '@vitrina/content-contract/order-attempt';
import { productName } from '../funnel/group-names';
import { REQUEST } from '../requests/request-type';
import { offerToPanel, type PanelQuestion } from '../strapi/panel-routes';
import { findOrder, findOrders } from './find-orders';
import { STANDINGS } from './standings';

/** Offers the history of orders to support, who is asked what has become of one. */
export function offerOrders(strapi: Core.Strapi): void {
  offerToPanel(strapi, [
    {
      method: 'GET',
      path: '/orders',
      async answer(question) {
        refuseUnlessSupport(question);
        const { term = '', standing, before } = question.query;
        const earlier = before === undefined ? undefined : Number(before);
        if (typeof term !== 'string' || (earlier !== undefined && !Number.isSafeInteger(earlier)))
          throw new errors.ValidationError('Такого поиска нет: обновите страницу.');
        const asked = { term, standing: standingCalled(standing), before: earlier };
        const { orders, hasMore } = await findOrders(strapi.db.connection, asked);
        return {
          hasMore,
          orders: orders.map((order) => ({ ...order, product: productName(order.product) })),
        };
      },
    },
    {
      method: 'GET',
      path: '/order',
      async answer(question) {
        refuseUnlessSupport(question);
        const found = await findOrder(strapi.db.connection, String(question.query.key ?? ''));
        if (!found) throw new errors.NotFoundError('Истории этого заказа больше нет.');
        const { order, attempts } = found;
        return { order: { ...order, product: productName(order.product) }, attempts };
      },
    },
  ]);
}

function refuseUnlessSupport({ can }: PanelQuestion): void {
  if (!can('plugin::content-manager.explorer.read', REQUEST))
    throw new errors.ForbiddenError('Заказы видит только поддержка.');
}

function standingCalled(word: unknown): OrderStanding | undefined {
  return STANDINGS.map(({ standing }) => standing).find((known) => known === word);
}
