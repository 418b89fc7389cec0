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
import { Paragraphs } from './paragraphs';

/** What the provider sells now. The only place that knows which price list a block stands for. */
export async function LiveTariffs({ block, page }: { block: LiveTariffsBlock; page: PageContext }) {
  const { title, text, contactText } = block;
  return (
    <div className="grid min-w-0 gap-8">
      <Paragraphs text={text} className="max-w-3xl text-ink-soft" />
      {await priceList(block.product, title)}
      {contactText && page.site.supportUrl && (
        <a href={page.site.supportUrl} className={`justify-self-start ${buttonClass('quiet')}`}>
          {contactText}
        </a>
      )}
    </div>
  );
}

/** Each has the anchor `tariffs` and a headline of its own. Throws `ProviderOutage` or `ContentOutage`. */
async function priceList(product: LiveTariffsBlock['product'], title: string) {
  switch (product) {
    case 'cloud_servers':
      return <TariffSection location={DEFAULT_LOCATION} groups={await getTariffList(DEFAULT_LOCATION)} />;
    case 'databases':
    case 's3':
    case 'apps':
      return <ProductSection list={await getProductList(product)} />;
    case 'load_balancers':
      return <ProductSection list={await getProductList('load-balancers')} />;
    case 'dedicated_servers':
      return <ProductSection list={await getProductList('dedicated-servers')} />;
    case 'ai_bundle': {
      const bundle = await getAiBundle();
      return bundle && <AiBundle bundle={bundle} />;
    }
    case 'kubernetes':
      return (
        <BlockSection id="tariffs" title={title}>
          <a href={paths.createCluster} className={`justify-self-start ${buttonClass('primary', 'large')}`}>
            Собрать кластер
          </a>
        </BlockSection>
      );
    default:
      return unreachable(product);
  }
}
