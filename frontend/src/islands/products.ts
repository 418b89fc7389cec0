import { PricesAge } from '~/blocks/prices-age';
import { type Wakes, wakes } from '~/documents/wakes';
import { ProductList } from '~/features/catalogue/product-list';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { OwnBucketForm } from '~/features/configurator/own-bucket-form';
import { OwnMachineForm } from '~/features/configurator/own-machine-form';

export const islands: Wakes<'products'> = {
  'product-list': wakes(ProductList),
  'bucket-form': wakes(OwnBucketForm),
  'machine-form': wakes(OwnMachineForm),
  'own-cluster-link': wakes(OwnClusterLink),
  'prices-age': wakes(PricesAge),
};
