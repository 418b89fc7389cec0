import { PricesAge } from '~/blocks/prices-age';
import { type Wakes, wakes } from '~/documents/wakes';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { DatabaseTariffs } from '~/features/products/database-tariffs';
import { OwnBucketForm } from '~/features/products/own-bucket-form';
import { OwnMachineForm } from '~/features/products/own-machine-form';
import { PriceList } from '~/features/products/price-list';

export const islands: Wakes<'products'> = {
  'price-list': wakes(PriceList),
  'database-list': wakes(DatabaseTariffs),
  'bucket-form': wakes(OwnBucketForm),
  'machine-form': wakes(OwnMachineForm),
  'own-cluster-link': wakes(OwnClusterLink),
  'prices-age': wakes(PricesAge),
};
