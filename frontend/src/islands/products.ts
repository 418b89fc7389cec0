import { PricesAge } from '~/blocks/prices-age';
import { type Wakes, wakes } from '~/documents/wakes';
import { DatabaseTariffs } from '~/features/catalogue/databases/database-tariffs';
import { PriceList } from '~/features/catalogue/product-lines/price-list';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { OwnBucketForm } from '~/features/configurator/own-bucket-form';
import { OwnMachineForm } from '~/features/configurator/own-machine-form';

export const islands: Wakes<'products'> = {
  'price-list': wakes(PriceList),
  'database-list': wakes(DatabaseTariffs),
  'bucket-form': wakes(OwnBucketForm),
  'machine-form': wakes(OwnMachineForm),
  'own-cluster-link': wakes(OwnClusterLink),
  'prices-age': wakes(PricesAge),
};
