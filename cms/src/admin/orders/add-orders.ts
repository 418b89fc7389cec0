import { ShoppingCart } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { SEES_REQUESTS } from '../requests/request-address';

/** The page 'Заказы' of support: what has become of an order. The CMS decides it once more for each question. */
export function addOrders(app: StrapiApp): void {
  app.addMenuLink({
    to: 'orders',
    icon: ShoppingCart,
    intlLabel: { id: 'vitrina.orders', defaultMessage: 'Заказы' },
    permissions: SEES_REQUESTS,
    position: 3,
    Component: loadPage,
  });
}

const loadPage = () => import('./orders-page');
