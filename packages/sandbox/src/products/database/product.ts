import { productKind } from '../../panel/product-kind';
import type { Product } from '../product';
import { createDatabase, getDatabase, listDatabasePresets, listDatabases } from './handlers';
import { databaseView } from './view';

/** Managed databases. */
export const DATABASE = {
  handlers: {
    listDatabasePresets,
    listDatabases,
    createDatabase,
    getDatabase,
  },
  orders: ['createDatabase'],
  kind: productKind(
    {
      path: 'database',
      plural: 'Базы данных',
      none: 'Баз данных пока нет',
      notFound: 'База данных не найдена',
    },
    ({ tables }) => tables.databases,
    databaseView,
  ),
} satisfies Product;
