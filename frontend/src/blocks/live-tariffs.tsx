import { unreachable } from '@vitrina/ordering';
import { buttonClass } from '@vitrina/ui';
import type { LiveTariffsBlock } from '~/content/blocks';
import { getTariffList } from '~/features/catalogue/get-tariff-list';
import { DEFAULT_LOCATION } from '~/features/catalogue/tariff-offers';
import { TariffSection } from '~/features/catalogue/tariff-section';
import { AiBundle } from '~/features/products/ai-bundle';
import { getAiBundle } from '~/features/products/get-ai-bundle';
import { getProductList } from '~/features/products/get-product-list';
import { ProductSection } from '~/features/products/product-section';
import { paths } from '~/paths';
import { BlockSection } from './block-section';
import type { PageContext } from './page-context';

/** What the provider sells now, and the way to ask about it. */
export async function LiveTariffs({ block, page }: { block: LiveTariffsBlock; page: PageContext }) {
  const list = await priceList(block);
  if (!list) return null;
  return (
    <div className="grid min-w-0 gap-8">
      {list}
      {block.contactText && page.site.supportUrl && (
        <a href={page.site.supportUrl} className={`justify-self-start ${buttonClass('quiet')}`}>
          {block.contactText}
        </a>
      )}
    </div>
  );
}

/**
 * The only place that knows which price list a block stands for. Each is a section with the anchor `tariffs` and the
 * block's own words. Throws `ProviderOutage` or `ContentOutage`.
 */
async function priceList({ product, title, text }: LiveTariffsBlock) {
  const words = { title, text };
  switch (product) {
    case 'cloud_servers': {
      const groups = await getTariffList(DEFAULT_LOCATION);
      return <TariffSection location={DEFAULT_LOCATION} groups={groups} {...words} />;
    }
    case 'databases':
    case 's3':
    case 'apps':
      return <ProductSection list={await getProductList(product)} {...words} />;
    case 'load_balancers':
      return <ProductSection list={await getProductList('load-balancers')} {...words} />;
    case 'dedicated_servers':
      return <ProductSection list={await getProductList('dedicated-servers')} {...words} />;
    case 'ai_bundle': {
      const bundle = await getAiBundle();
      return bundle && <AiBundle bundle={bundle} {...words} />;
    }
    case 'kubernetes':
      return (
        <BlockSection id="tariffs" {...words}>
          <a href={paths.createCluster} className={`justify-self-start ${buttonClass('primary', 'large')}`}>
            Собрать кластер
          </a>
        </BlockSection>
      );
    default:
      return unreachable(product);
  }
}
