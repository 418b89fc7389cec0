import { island } from '~/documents/island';
import { RetiredLink } from '~/features/catalogue/retired-link';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import { DatabaseTariffs } from '~/features/products/database-tariffs';
import { OwnBucketForm } from '~/features/products/own-bucket-form';
import { OwnMachineForm } from '~/features/products/own-machine-form';
import { PriceList } from '~/features/products/price-list';
import { PricesAge } from './prices-age';
import { ServersToChoose } from './servers-to-choose';

/** The parts of blocks that answer by themselves; all around them is text. Each has an entry of its name in `src/islands/`. */
export const ServerListIsland = island('server-list', ServersToChoose);
export const PriceListIsland = island('price-list', PriceList);
export const DatabaseListIsland = island('database-list', DatabaseTariffs);
export const ServerConfiguratorIsland = island('server-configurator', ServerConfigurator);
export const BucketFormIsland = island('bucket-form', OwnBucketForm);
export const MachineFormIsland = island('machine-form', OwnMachineForm);
export const PricesAgeIsland = island('prices-age', PricesAge);
export const OwnClusterLinkIsland = island('own-cluster-link', OwnClusterLink);
export const RetiredLinkIsland = island('retired-link', RetiredLink);
