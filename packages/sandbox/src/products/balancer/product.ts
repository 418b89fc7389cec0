import { productKind } from '../../panel/product-kind';
import type { Product } from '../product';
import { createBalancer, getBalancer, listBalancerPresets, listBalancers } from './handlers';
import { balancerView } from './view';

/** Load balancers. */
export const BALANCER = {
  handlers: {
    listBalancerPresets,
    listBalancers,
    createBalancer,
    getBalancer,
  },
  orders: ['createBalancer'],
  kind: productKind(
    {
      path: 'balancer',
      plural: 'Балансировщики',
      none: 'Балансировщиков пока нет',
      notFound: 'Балансировщик не найден',
    },
    ({ tables }) => tables.balancers,
    balancerView,
  ),
} satisfies Product;
