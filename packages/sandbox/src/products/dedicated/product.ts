import { productKind } from '../../panel/product-kind';
import type { Product } from '../product';
import {
  createConfiguredDedicatedServer,
  createDedicatedServer,
  getDedicatedConfigurator,
  getDedicatedServer,
  listDedicatedPresets,
  listDedicatedServers,
  listDedicatedServices,
} from './handlers';
import { dedicatedView } from './view';

/** Dedicated servers. */
export const DEDICATED = {
  handlers: {
    listDedicatedPresets,
    listDedicatedServices,
    getDedicatedConfigurator,
    listDedicatedServers,
    createDedicatedServer,
    createConfiguredDedicatedServer,
    getDedicatedServer,
  },
  orders: ['createDedicatedServer', 'createConfiguredDedicatedServer'],
  kind: productKind(
    {
      path: 'dedicated',
      plural: 'Выделенные серверы',
      none: 'Выделенных серверов пока нет',
      notFound: 'Выделенный сервер не найден',
    },
    ({ tables }) => tables.dedicatedServers,
    dedicatedView,
  ),
} satisfies Product;
