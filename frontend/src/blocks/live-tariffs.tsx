import { unreachable } from '@vitrina/ordering';
import { buttonClass, EmptyState } from '@vitrina/ui';
import type { LiveTariffsBlock } from '~/content/blocks';
import { PRODUCT_NAMES } from '~/copy/captions';
import { RetiredLink } from '~/features/catalogue/retired-link';
import { OwnClusterLink } from '~/features/cluster/own-cluster-link';
import { AiBundle } from '~/features/products/ai-bundle';
import { getAiBundle } from '~/features/products/get-ai-bundle';
import { getProductList, type ListedService } from '~/features/products/get-product-list';
import { ProductSection } from '~/features/products/product-section';
import type { CataloguePart } from '~/provider/catalogue';
import { paths } from '~/urls/paths';
import { CloudServers } from './cloud-servers';
import { LISTS } from './listed-products';
import { LivePart } from './live-part';
import type { PageContext } from './page-context';
import { PriceDate } from './price-date';

interface LiveTariffsProps {
  block: LiveTariffsBlock;
  page: PageContext;
}

/** What the provider sells now, and the way to ask about it. The only place that knows which price list a block stands for. */
export function LiveTariffs({ block, page }: LiveTariffsProps) {
  switch (block.product) {
    case 'cloud_servers':
      return (
        <>
          <RetiredLink />
          <CloudServers block={block} page={page} />
        </>
      );
    case 'databases':
    case 's3':
    case 'apps':
    case 'kubernetes':
    case 'load_balancers':
    case 'dedicated_servers':
      return <Products of={LISTS[block.product]} block={block} page={page} />;
    case 'ai_bundle':
      return <Bundle block={block} page={page} />;
    default:
      return unreachable(block.product);
  }
}

/** What is asked of the provider for a list, whose age is told below it. */
const PARTS: Record<ListedService, CataloguePart> = {
  databases: 'databaseTariffs',
  s3: 'storageTariffs',
  'load-balancers': 'balancerTariffs',
  'dedicated-servers': 'dedicatedTariffs',
  apps: 'appTariffs',
  kubernetes: 'nodeTariffs',
};

function Products({ of, block, page }: LiveTariffsProps & { of: ListedService }) {
  const { title, text } = block;
  return (
    <LivePart
      load={() => getProductList(of)}
      outage={{ of: of === 'databases' ? of : 'tariffs', page: page.path }}
    >
      {(list) => (
        <ProductSection list={list} title={title} text={text}>
          {of === 'kubernetes' && <OwnClusterLink />}
          <PriceDate of={PARTS[of]} />
          <ContactCall block={block} page={page} />
        </ProductSection>
      )}
    </LivePart>
  );
}

function Bundle({ block, page }: LiveTariffsProps) {
  const { title, text } = block;
  return (
    <LivePart load={getAiBundle} outage={{ of: 'tariffs', page: page.path }}>
      {(bundle) =>
        bundle ? (
          <div className="grid min-w-0 gap-8">
            <AiBundle bundle={bundle} title={title} text={text} />
            <PriceDate of="serverTariffs" />
            <ContactCall block={block} page={page} />
          </div>
        ) : (
          <NoBundle block={block} page={page} />
        )
      }
    </LivePart>
  );
}

/** The links of the page lead here whether there is a bundle or not. */
function NoBundle({ block, page }: LiveTariffsProps) {
  const hasContact = Boolean(block.contactText && page.site.supportUrl);
  return (
    <section id="tariffs" aria-labelledby="tariffs-title" className="grid gap-6">
      <h2 id="tariffs-title" className="text-32">
        {block.title || PRODUCT_NAMES.ai}
      </h2>
      <EmptyState
        heading="h3"
        title="Комплект сейчас не собрать"
        text="Одной из его частей нет в наличии. Остальные можно заказать по отдельности, а мы подскажем, чем заменить недостающую."
        action={
          hasContact ? (
            <ContactCall block={block} page={page} />
          ) : (
            <a href={paths.services} className={buttonClass('quiet')}>
              Все услуги
            </a>
          )
        }
      />
    </section>
  );
}

function ContactCall({ block, page }: LiveTariffsProps) {
  return (
    block.contactText &&
    page.site.supportUrl && (
      <a href={page.site.supportUrl} className={`justify-self-start ${buttonClass('quiet')}`}>
        {block.contactText}
      </a>
    )
  );
}
