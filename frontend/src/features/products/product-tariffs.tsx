import { catalogue } from '~/provider/catalogue';
import { getProductList, type ListedService } from './get-product-list';
import { OwnBucket, OwnMachine } from './own-choice';
import { ProductSection } from './product-section';

/**
 * What a service sells line by line, and what of it can be made to measure. All that is read of the provider is read
 * in here, so what is to be said of an outage stands around it. Throws `ProviderOutage` or `ContentOutage`.
 */
export async function ProductTariffs({ slug }: { slug: ListedService }) {
  const [list, own] = await Promise.all([getProductList(slug), ownChoiceOf(slug)]);
  return <ProductSection list={list}>{own}</ProductSection>;
}

async function ownChoiceOf(slug: ListedService) {
  if (slug === 's3') {
    const [configurator] = await catalogue.storageConfigurators();
    return configurator && <OwnBucket configurator={configurator} />;
  }
  if (slug !== 'dedicated-servers') return null;
  const configurator = await catalogue.dedicatedConfigurator();
  return configurator && <OwnMachine configurator={configurator} />;
}
