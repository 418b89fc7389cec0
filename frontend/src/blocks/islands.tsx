import { island } from '~/documents/island';
import { ProductList } from '~/features/catalogue/product-list';
import { RetiredLink } from '~/features/catalogue/retired-link';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { OwnBucketForm } from '~/features/configurator/own-bucket-form';
import { OwnMachineForm } from '~/features/configurator/own-machine-form';
import { ServerConfigurator } from '~/features/configurator/server-configurator';
import { PricesAge } from './prices-age';
import { ServersToChoose } from './servers-to-choose';

/** The parts of blocks that answer by themselves; all around them is text. Each has an entry of its name in `src/islands/`. */
export const ServerListIsland = island('server-list', ServersToChoose);
export const ProductListIsland = island('product-list', ProductList);
export const ServerConfiguratorIsland = island('server-configurator', ServerConfigurator);
export const BucketFormIsland = island('bucket-form', OwnBucketForm);
export const MachineFormIsland = island('machine-form', OwnMachineForm);
export const PricesAgeIsland = island('prices-age', PricesAge);
export const OwnClusterLinkIsland = island('own-cluster-link', OwnClusterLink);
export const RetiredLinkIsland = island('retired-link', RetiredLink);
