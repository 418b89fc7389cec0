import { gigabytes } from '../../catalogue/figures';
import { NO_MONEY, placeOf } from '../../panel/create-page';
import { productKind } from '../../panel/product-kind';
import type { Product } from '../product';
import {
  createBucket,
  getBucket,
  listBuckets,
  listStorageConfigurators,
  listStoragePresets,
} from './handlers';
import { bucketView } from './view';

/** Object storage. */
export const BUCKET = {
  handlers: {
    listStoragePresets,
    listStorageConfigurators,
    listBuckets,
    createBucket,
    getBucket,
  },
  orders: ['createBucket'],
  kind: productKind(
    {
      path: 'storage',
      plural: 'Хранилища',
      none: 'Хранилищ пока нет',
      notFound: 'Хранилище не найдено',
      suffix: '/settings',
    },
    ({ tables }) => tables.buckets,
    bucketView,
  ),
  creation: (catalogue) => ({
    path: 'storage',
    title: 'Новое хранилище',
    introduction: NO_MONEY,
    tariffs: catalogue.storagePresets.map(({ id, description_short, disk, location, price }) => ({
      ...{ id, name: description_short, price },
      figures: `${gigabytes(disk)} · ${placeOf(catalogue, location)}`,
    })),
  }),
} satisfies Product;
